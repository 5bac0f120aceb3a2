import type { ReactNode } from 'react';
import type { VisitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';
import { PageWords, StoryWords } from '#web/public/page-words.ts';
import { CardWords } from '#web/shared/cards/card-words.ts';

/** Shows pages and cards in a visitor's language. */
export function InLanguage({ language, children }: { language: VisitorLanguage; children: ReactNode }) {
  return (
    <PageWords value={wordsOf('page', language)}>
      <StoryWords value={wordsOf('story', language)}>
        <CardWords value={wordsOf('card', language)}>{children}</CardWords>
      </StoryWords>
    </PageWords>
  );
}
