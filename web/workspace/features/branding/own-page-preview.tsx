import type { ComponentProps } from 'react';
import type { Words } from '#contract/words/words-of';
import { PagePreview } from '../../../public/page-preview.tsx';
import { useCardWords } from '../../cards/cards-in-language.tsx';
import { useVisitorWords } from '../../languages/visitor-words.ts';

const pages = import.meta.glob<Words<'page'>>([
  '../../../../contract/words/*/page.ts',
  '!../../../../contract/words/en/*',
]);
const stories = import.meta.glob<Words<'story'>>([
  '../../../../contract/words/*/story.ts',
  '!../../../../contract/words/en/*',
]);

interface Props extends Omit<ComponentProps<typeof PagePreview>, 'words'> {
  /** Without it, the page is in the language of the organization's originals. */
  language?: string | undefined;
}

/** Shows a public page as visitors see it who read its language. */
export function OwnPagePreview({ language, ...props }: Props) {
  const words = {
    card: useCardWords(language),
    page: useVisitorWords(pages, language),
    story: useVisitorWords(stories, language),
  };
  return <PagePreview words={words} {...props} />;
}
