import type { VisitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';
import type { CardContent } from '#contract/cards/card';
import { oneOf } from '#contract/rules/choices';
import {
  embedDefaults,
  embedHeadings,
  embedLayouts,
  embedLimit,
  embedThemes,
  heightOf,
  type CardTree,
  type EmbedResponse,
} from '#contract/cards/embed';
import cardStyles from '#web/shared/cards/cards.css?inline';
import { wallOf } from '#web/shared/cards/card-style.ts';
import { cardBranding, schemeOf } from '#web/public/page-style.ts';
import { pathOf, storyPathOf, type ShownPage } from '#web/public/page-view.ts';
import { cardTree, classesOf, shapesOf } from './card-tree.tsx';
import { sideways } from '#web/shared/cards/sideways.ts';
import { badgeOf, colorsOf, controlsOf, logoTree, onlyQuote, stylesOf } from './embed-layouts.ts';
import { usedStyles } from './used-styles.ts';

type Shown = Pick<ShownPage, 'organization' | 'collection' | 'branding' | 'references' | 'languages'>;

export function embedOf(
  { references, ...page }: Shown,
  query: URLSearchParams,
  language: VisitorLanguage,
): EmbedResponse {
  const { organization, branding, languages } = page;
  const layout = oneOf(embedLayouts, query.get('layout')) ?? embedDefaults.layout;
  const theme = oneOf(embedThemes, query.get('theme'));
  const heading = oneOf(embedHeadings, Number(query.get('heading'))) ?? embedDefaults.heading;
  const forCards = cardBranding(branding, { theme });
  const shown = choose(references, layout, query);
  const wall = wallOf(shown, forCards);
  const treeOf = (card: CardContent): CardTree => {
    const address = storyPathOf({ organization, languages }, card);
    if (layout === 'logos') return logoTree(card, address);
    const drawn = layout === 'quotes' ? onlyQuote(card) : wide.has(layout) ? sideways(card) : card;
    return hostable(cardTree(drawn, address, forCards, heading, language));
  };
  const trees =
    layout === 'badge' && shown.length > 0
      ? [badgeOf(shown, pathOf(page), { branding: forCards, language })]
      : shown.map(treeOf);
  const common = [
    `color-scheme:${schemeOf(branding, { theme })}`,
    `--column:${wall.column}px`,
    `--rd-wall-radius:var(--refdeck-radius,${wall.radius}px)`,
  ];
  // The embedding page may style the element, but inside it `important` is stronger.
  const host = `:host{height:auto!important;min-height:${heightOf(layout, query.get('reference'))}px!important}`;
  return {
    css:
      usedStyles(cardStyles, classesOf(trees)) +
      stylesOf(layout, shown.length, { column: wall.column, mono: query.get('logos') === 'mono' }) +
      `.embed{${common.join(';')}}${host}`,
    ...shapesOf(trees),
    list: ['ul', { class: 'cards', role: 'list', 'aria-label': wordsOf('served', language).embedList }],
    controls:
      shown[0] && controlsOf(layout, trees, { seal: colorsOf(shown[0], forCards)['--rd-seal']!, language }),
  };
}

const wide = new Set<string>(['list', 'featured']);

function choose(references: CardContent[], layout: string, query: URLSearchParams): CardContent[] {
  const tag = query.get('tag');
  const only = query.get('reference');
  const limit = Number(query.get('limit'));
  const most = Number.isInteger(limit) && limit > 0 ? Math.min(limit, embedLimit) : embedLimit;
  const names = new Set<string>();
  const fits = ({ id, slug, tags, quote, company }: CardContent) => {
    if (only && only !== id && only !== slug) return false;
    if (tag && !tags.includes(tag)) return false;
    if (layout === 'quotes') return Boolean(quote);
    if (layout !== 'logos') return true;
    // A customer has one logo, however many stories.
    if (!company || names.has(company)) return false;
    return names.add(company);
  };
  const found = references.filter(fits);
  return layout === 'badge' ? found : found.slice(0, layout === 'featured' ? 1 : most);
}

/** A website can override these properties; width and radius belong to the wall. */
function hostable([tag, { style = '', ...attributes }, ...children]: CardTree): CardTree {
  const open = String(style)
    .replace(/--rd-width:[^;]+;--rd-radius:[^;]+/, '--rd-radius:var(--rd-wall-radius)')
    .replace(/(--rd-primary:)([^;]+)/, '$1var(--refdeck-accent,$2)')
    .replace(/(--rd-on-primary:)([^;]+)/, '$1var(--rd-host-on,$2)')
    .replace(/(--rd-accent:)([^;]+)/, '$1var(--rd-host-ink,$2)');
  return [tag, { ...attributes, style: open }, ...children];
}

/** `https://*.example.com` covers every host below example.com, not example.com itself. */
export function covers(pattern: string, origin: string): boolean {
  const [scheme, rest] = pattern.split('*.');
  if (rest === undefined) return pattern === origin;
  return origin.startsWith(scheme!) && origin.endsWith(`.${rest}`);
}
