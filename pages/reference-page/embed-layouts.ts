import type { CardContent } from '#contract/cards/card';
import type { CardTree, EmbedLayout } from '#contract/cards/embed';
import type { VisitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';
import badge from '#web/shared/cards/embedded/badge.css?inline';
import around from '#web/shared/cards/embedded/around.css?inline';
import carousel from '#web/shared/cards/embedded/carousel.css?inline';
import featured from '#web/shared/cards/embedded/featured.css?inline';
import list from '#web/shared/cards/embedded/list.css?inline';
import logos from '#web/shared/cards/embedded/logos.css?inline';
import mono from '#web/shared/cards/embedded/mono.css?inline';
import quotes from '#web/shared/cards/embedded/quotes.css?inline';
import rows from '#web/shared/cards/embedded/rows.css?inline';
import { cardStyleOf } from '#web/shared/cards/card-style.ts';
import { cssProperties, type CardBranding } from '#web/shared/cards/css-properties.ts';
import { isWordmark, logoPlate } from '#web/shared/cards/logo-plate.ts';
import { safeImage } from '#web/shared/cards/safe-address.ts';
import { classesOf } from './card-tree.tsx';

export function stylesOf(
  layout: EmbedLayout,
  count: number,
  { column, mono: isMono }: { column: number; mono: boolean },
): string {
  const sheets = {
    grid: rows,
    list: rows + list,
    carousel: carousel + wholeCards(column),
    featured,
    logos: isMono ? logos + mono : logos,
    badge,
    quotes: quotes + turnsOf(count),
  };
  return around + sheets[layout];
}

const gap = 24;

/** A carousel shows as many whole cards as its width has room for. */
const wholeCards = (column: number): string =>
  [2, 3, 4]
    .map((n) => `@container rd-embed (min-width:${n * column + (n - 1) * gap}px){.cards{--n:${n}}}`)
    .join('');

const quoteSeconds = 7;

/** Each quote is shown for its share of a round and unreachable for the rest. */
function turnsOf(count: number): string {
  if (count < 2) return '.cards>li{animation:none!important}.embed .pause{display:none}';
  const share = 100 / count;
  const at = (part: number) => `${(share * part).toFixed(2)}%`;
  const delays = Array.from(
    { length: count },
    (_, index) => `li:nth-child(${index + 1}){animation-delay:${(index - count) * quoteSeconds}s}`,
  );
  return [
    `.embed{--round:${count * quoteSeconds}s}`,
    `@keyframes rd-turn{0%{opacity:0;translate:0 10px}${at(0.06)},${at(0.95)}{opacity:1;translate:0;visibility:visible}`,
    `${at(1)}{opacity:0;translate:0;visibility:visible}${at(1.001)},to{opacity:0;translate:200%;visibility:hidden}}`,
    ...delays,
  ].join('');
}

const button = (action: string, text: string, attributes: Record<string, string> = {}): CardTree => [
  'button',
  { 'data-do': action, ...attributes },
  text,
];

/** A wall whose cards bear the seal says once what it means. */
export function controlsOf(
  layout: EmbedLayout,
  trees: readonly CardTree[],
  { seal, language }: { seal: string; language: VisitorLanguage },
): CardTree | undefined {
  if (trees.length < 2) return undefined;
  const words = wordsOf('served', language);
  const steps = [
    button('previous', '←', { class: 'step', 'aria-label': words.embedPrevious }),
    button('next', '→', { class: 'step', 'aria-label': words.embedNext }),
  ];
  const pause = { class: 'pause', 'data-pause': words.embedPause, 'data-play': words.embedPlay };
  if (layout === 'grid' || layout === 'list') {
    const legend: CardTree = [
      'p',
      {},
      ['span', { class: 'rd-card-seal', style: `--rd-seal:${seal}` }],
      wordsOf('card', language).confirmed,
    ];
    const isSealed = classesOf(trees).has('rd-card-seal');
    return ['div', {}, button('all', words.embedAll(trees.length)), ...(isSealed ? [legend] : [])];
  }
  if (layout === 'carousel') return ['div', {}, ...steps];
  if (layout === 'quotes') return ['div', {}, ...steps, button('pause', '', pause)];
  return undefined;
}

export function onlyQuote(card: CardContent): CardContent {
  const { id, slug, status, title, company, alias, language } = card;
  const { logoImage, quote, quotePerson, quoteRole, quotePortrait, quoteFrom } = card;
  const words = { language, quote, quotePerson, quoteRole, quotePortrait, quoteFrom };
  const drawn = { templateId: 'quote', templateConfig: '{}', tags: [] };
  return { id, slug, status, title, company, alias, logoImage, ...words, ...drawn };
}

/** Leads to all references. It has the colors of the cards. */
export function badgeOf(
  cards: readonly CardContent[],
  href: string,
  { branding, language }: { branding: CardBranding; language: VisitorLanguage },
): CardTree {
  const words = wordsOf('served', language);
  const confirmed = cards.filter((card) => card.confirmed).length;
  const text = confirmed > 0 ? words.embedBadgeConfirmed(confirmed) : words.embedBadge(cards.length);
  const seal: CardTree[] = confirmed > 0 ? [['span', { class: 'rd-card-seal' }]] : [];
  const colors = Object.entries(colorsOf(cards[0]!, branding))
    .filter(([name]) => ['--rd-seal', '--rd-surface', '--rd-ink'].includes(name))
    .map((pair) => pair.join(':'));
  return [
    'a',
    { class: 'badge', style: colors.join(';'), href, target: '_blank', rel: 'noopener' },
    ...seal,
    text,
  ];
}

/** The custom properties of a card, by name. */
export const colorsOf = (card: CardContent, branding: CardBranding): Record<string, string> =>
  cssProperties(cardStyleOf(card, branding), branding) as Record<string, string>;

/** A logo that does not say the name has it beside it. */
export function logoTree({ id, company = '', logoImage, title }: CardContent, href: string): CardTree {
  const address = safeImage(logoImage);
  return [
    'a',
    {
      class: 'logo',
      href,
      'data-open': '',
      'data-reference': id,
      'aria-label': company === title ? company : `${company}: ${title}`,
      target: '_blank',
      rel: 'noopener',
    },
    ...(address ? [picture(address)] : []),
    ...(isWordmark(address) ? [] : [['span', {}, company] satisfies CardTree]),
  ];
}

const picture = (address: string): CardTree => [
  'img',
  { src: address, alt: '', loading: 'lazy', decoding: 'async', ...plateStyle(address) },
];

function plateStyle(address: string): { style?: string } {
  const [plate] = Object.entries(logoPlate(address) ?? {});
  return plate ? { style: plate.join(':') } : {};
}
