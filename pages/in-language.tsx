import type { ReactNode } from 'react';
import type { VisitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';
import { InWords } from '#web/public/page-words.tsx';

/** Shows pages and cards in a visitor's language. */
export function InLanguage({ language, children }: { language: VisitorLanguage; children: ReactNode }) {
  return (
    <InWords
      words={{
        card: wordsOf('card', language),
        page: wordsOf('page', language),
        story: wordsOf('story', language),
      }}
    >
      {children}
    </InWords>
  );
}
