/** The attributes of `<refdeck-references>`. There are no schemas because the script must stay small. */
export const embedElement = 'refdeck-references';
export const embedScript = '/embed.js';

export const wallLayouts = ['grid', 'list', 'carousel'] as const;
export const embedLayouts = ['grid', 'list', 'carousel', 'featured', 'quotes', 'logos', 'badge'] as const;
export type EmbedLayout = (typeof embedLayouts)[number];

export const embedThemes = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** The heading level of card titles, so that they fit into the outline of the host page. */
export const embedHeadings = [2, 3, 4] as const;

export const embedTargets = ['dialog', 'page'] as const;

/** The colors of logos: their own, or one gray. */
export const embedLogos = ['color', 'mono'] as const;

export interface EmbedOptions {
  organization: string;
  collection?: string;
  /** The id or the readable name of the only reference to show. */
  reference?: string;
  layout?: EmbedLayout;
  theme?: EmbedTheme;
  heading?: (typeof embedHeadings)[number];
  target?: (typeof embedTargets)[number];
  logos?: (typeof embedLogos)[number];
  tag?: string;
  limit?: number;
}

export const embedLimit = 24;

export const embedProperties = {
  '--refdeck-accent': 'Color of buttons and highlights',
  '--refdeck-gap': 'Space between the cards',
  '--refdeck-radius': 'Roundness of the cards',
  '--refdeck-font': 'Font of all texts; the page’s own unless set',
  '--refdeck-display': 'Font of titles, figures and quotes',
  '--refdeck-weight': 'Weight of titles, figures and quotes',
  '--refdeck-scale': 'Factor of their size, for a font with small or large letters',
  '--refdeck-card-width': 'Width below which a grid takes one column less',
} as const;

export const embedDefaults = { layout: 'grid', heading: 2, target: 'dialog', logos: 'color' } as const;

/** Pixels that the snippet reserves before the script has loaded, so that the host page does not shift. */
export const reservedHeight = 660;
export const lowerHeights: Partial<Record<string, number>> = { logos: 96, quotes: 420, badge: 44 };
/** A card with all its parts is 475 px high. */
export const reservedForOne = 475;
export const heightOf = (layout: string | null | undefined, reference?: string | null): number =>
  lowerHeights[layout as string] ?? (reference ? reservedForOne : reservedHeight);

export const nearMargin = '400px';

/** A rendered element. A number is the index of a value in which cards of the same shape differ. */
export type CardTree = [
  tag: string,
  attributes: Record<string, string | number>,
  ...children: (CardTree | string | number)[],
];

export type ShapedCard = [shape: number, ...values: string[]];

export interface EmbedResponse {
  css: string;
  shapes: CardTree[];
  cards: ShapedCard[];
  /** The empty list that takes the cards. */
  list: CardTree;
  /** Their `data-do` attribute names the action. */
  controls?: CardTree;
}
