import { createContext, type ReactNode } from 'react';
import * as card from '#contract/words/en/card';
import * as page from '#contract/words/en/page';
import * as story from '#contract/words/en/story';
import type { Words } from '#contract/words/words-of';
import { CardWords } from '../shared/cards/card-words.ts';

/** They are in the language of the page, as the words of its cards are. */
export const PageWords = createContext<Words<'page'>>(page);
export const StoryWords = createContext<Words<'story'>>(story);

/** English where they are missing. */
export type PublicWords = { [Area in 'card' | 'page' | 'story']?: Words<Area> | undefined };

export function InWords({ words, children }: { words: PublicWords | undefined; children: ReactNode }) {
  return (
    <CardWords value={words?.card ?? card}>
      <PageWords value={words?.page ?? page}>
        <StoryWords value={words?.story ?? story}>{children}</StoryWords>
      </PageWords>
    </CardWords>
  );
}
