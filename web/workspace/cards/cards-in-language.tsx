import type { ReactNode } from 'react';
import * as english from '#contract/words/en/card';
import type { Words } from '#contract/words/words-of';
import { CardWords } from '../../shared/cards/card-words.ts';
import { useVisitorWords } from '../languages/visitor-words.ts';

const others = import.meta.glob<Words<'card'>>([
  '../../../contract/words/*/card.ts',
  '!../../../contract/words/en/*',
]);

/** Labels of cards, by default in the language of the organization's originals. */
export const useCardWords = (language?: string): Words<'card'> =>
  useVisitorWords(others, language) ?? english;

export function CardsInLanguage({ language, children }: { language?: string; children: ReactNode }) {
  return <CardWords value={useCardWords(language)}>{children}</CardWords>;
}
