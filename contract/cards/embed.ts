/** What the embed understands, as attributes of `<refdeck-references>`; the builder offers the same. No schemas: bytes count here. */
export const embedElement = 'refdeck-references';
export const embedScript = '/embed.js';

/** What a frame can show as well. */
export const wallLayouts = ['grid', 'list', 'carousel'] as const;
export const embedLayouts = ['grid', 'list', 'carousel', 'featured', 'quotes', 'logos'] as const;
export type EmbedLayout = (typeof embedLayouts)[number];

/** `auto` follows the visitor's system. */
export const embedThemes = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** Of the cards' titles, so that they fit into the outline of the page around them. */
export const embedHeadings = [2, 3, 4] as const;

/** Where a story opens: in a dialog on the page around it, or on its own page in a new tab. */
export const embedTargets = ['dialog', 'page'] as const;

export interface EmbedOptions {
  organization: string;
  collection?: string;
  layout?: EmbedLayout;
  theme?: EmbedTheme;
  heading?: (typeof embedHeadings)[number];
  target?: (typeof embedTargets)[number];
  /** Only cards with this tag. */
  tag?: string;
  /** At most so many cards, 1 to 24. */
  limit?: number;
}

export const embedLimit = 24;

/** Custom properties that a host page may set on the element. */
export const embedProperties = {
  '--refdeck-accent': 'Color of buttons and highlights',
  '--refdeck-gap': 'Space between the cards',
  '--refdeck-radius': 'Roundness of the cards',
  '--refdeck-font': 'Font of all texts; the page’s own unless set',
  '--refdeck-card-width': 'Width below which a grid takes one column less',
} as const;

/** What holds where an attribute is left out. Without a theme the cards keep the colors of the organization's branding. */
export const embedDefaults = { layout: 'grid', heading: 2, target: 'dialog' } as const;

/**
 * How many pixels the element keeps free: the snippet reserves them before the script has come, so nothing on the page around it
 * moves. Rows that do not fit are shown when a visitor asks for them.
 */
export const reservedHeight = 660;
export const lowerHeights: Partial<Record<string, number>> = { logos: 96, quotes: 420 };
export const heightOf = (layout: string | null | undefined): number =>
  lowerHeights[layout as string] ?? reservedHeight;

/** How near a visitor comes before cards are fetched. */
export const nearMargin = '400px';

/**
 * An element of a rendered card, in so few words that twelve cards travel in a few kilobytes. A number stands for what cards of this
 * shape differ in: its place in the card.
 */
export type CardTree = [
  tag: string,
  attributes: Record<string, string | number>,
  ...children: (CardTree | string | number)[],
];

/** Which shape, and what is in its places, from 1 on. */
export type ShapedCard = [shape: number, ...values: string[]];

/** What the element asks for: the cards as the server rendered them, and of their style sheet what they use. */
export interface EmbedResponse {
  css: string;
  shapes: CardTree[];
  cards: ShapedCard[];
  /** Below the cards: a button, or several, whose `data-do` says what they do. */
  controls?: CardTree;
}
