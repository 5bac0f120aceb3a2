import { embedLimit, type CardTree, type EmbedResponse } from '#contract/embed';
import cardStyles from '#web/shared/cards/cards.css?inline';
import aroundStyles from '#web/shared/cards/embedded.css?inline';
import { wallOf } from '#web/shared/cards/card-style.ts';
import { cardBranding, ownScheme } from '#web/public/page-style.ts';
import type { ShownPage } from '#web/public/page-view.ts';
import { cardTree, classesOf, shapesOf } from './card-tree.tsx';
import { usedStyles } from './used-styles.ts';

type Shown = Pick<ShownPage, 'organization' | 'branding' | 'references'>;

/** What an embed shows of a page. */
export function embedOf(
  { organization, branding, references }: Shown,
  query: URLSearchParams,
): EmbedResponse {
  const tag = query.get('tag');
  const limit = Number(query.get('limit'));
  const most = Number.isInteger(limit) && limit > 0 ? Math.min(limit, embedLimit) : embedLimit;
  const theme = query.get('theme') ? 'auto' : undefined;
  const forCards = cardBranding(branding, theme);
  const shown = references.filter(({ tags }) => !tag || tags.includes(tag)).slice(0, most);
  const cards = shown.map((card) => hostable(cardTree(card, organization.organizationId, forCards)));
  const { column, radius } = wallOf(shown, forCards);
  const scheme = theme ? '' : `color-scheme:${ownScheme(branding)};`;
  const wall = `.embed{${scheme}--column:${column}px;--rd-wall-radius:var(--refdeck-radius,${radius}px)}`;
  return { css: usedStyles(cardStyles, classesOf(cards)) + aroundStyles + wall, ...shapesOf(cards) };
}

/** With what a host page may set, where the card has its own; its width and radius are the wall's. */
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
