import { oneOf } from '#contract/rules/choices';
import { embedThemes, type CardTree, type EmbedResponse } from '#contract/cards/embed';
import type { VisitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';
import { pageStyle } from '#web/public/page-style.ts';
import type { ShownStory } from '#web/public/page-view.ts';
import dialogStyles from '#web/shared/cards/embedded/story.css?inline';
import { StoryPageView } from '#web/public/story-page.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { InLanguage } from '../in-language.tsx';
import { classesOf, treeOf } from './card-tree.tsx';
import { styles } from './inline.ts';
import { usedStyles } from './used-styles.ts';

export function storyOf(
  story: Omit<ShownStory, 'references'>,
  query: URLSearchParams,
  language: VisitorLanguage,
): Omit<EmbedResponse, 'list'> {
  const page = renderToStaticMarkup(
    <InLanguage language={language}>
      <StoryPageView {...story} references={[]} />
    </InLanguage>,
  );
  const article = outward(treeOf(page.slice(page.indexOf('<article'))));
  const shape: CardTree = [
    'dialog',
    { 'data-do': 'close', 'aria-label': story.card.title },
    ['button', { 'data-do': 'close', 'aria-label': wordsOf('served', language).embedClose }, '✕'],
    ['div', {}, ['div', { class: 'page page-story' }, article]],
  ];
  const theme = oneOf(embedThemes, query.get('theme'));
  const properties = Object.entries(pageStyle(story.branding, { theme }))
    .filter(([name]) => name.startsWith('--'))
    .map(([name, value]) => `${name}:${value}`);
  const rules = usedStyles(styles.story, classesOf([shape]))
    // A website may have any root font size.
    .replaceAll(/(\d*\.?\d+)rem/g, (_, size: string) => `${Number(size) * 16}px`);
  return {
    css: `dialog{${rules}}dialog>div{${properties.join(';')}}${dialogStyles}`,
    shapes: [shape],
    cards: [[0]],
  };
}

/** Links open in a new tab, and buttons that need the page's script are removed. */
function outward([tag, attributes, ...children]: CardTree): CardTree {
  const leads: CardTree[1] = tag === 'a' && !attributes.target ? { target: '_blank', rel: 'noopener' } : {};
  const inside = children.filter((child) => typeof child !== 'object' || child[0] !== 'button');
  return [
    tag,
    { ...attributes, ...leads },
    ...inside.map((child) => (typeof child === 'object' ? outward(child) : child)),
  ];
}
