import type { Words } from '#contract/words/words-of';
import { useCardWords } from '../cards/cards-in-language.tsx';
import { useVisitorWords } from './visitor-words.ts';

const pages = import.meta.glob<Words<'page'>>([
  '../../../contract/words/*/page.ts',
  '!../../../contract/words/en/*',
]);
const stories = import.meta.glob<Words<'story'>>([
  '../../../contract/words/*/story.ts',
  '!../../../contract/words/en/*',
]);

/** What the preview of a page says. It has English where these are missing. */
export const usePageWords = (language?: string) => ({
  card: useCardWords(language),
  page: useVisitorWords(pages, language),
  story: useVisitorWords(stories, language),
});
