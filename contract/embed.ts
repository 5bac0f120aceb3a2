/** What the embed understands, as attributes of `<refdeck-references>`; the builder offers the same. No schemas: bytes count here. */
export const embedElement = 'refdeck-references';
export const embedScript = '/embed.js';

export const embedLayouts = ['grid', 'list', 'carousel'] as const;
export type EmbedLayout = (typeof embedLayouts)[number];

/** `auto` follows the visitor's system. */
export const embedThemes = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** Of the cards' titles, so that they fit into the outline of the page around them. */
export const embedHeadings = [2, 3, 4] as const;

export interface EmbedOptions {
  organization: string;
  collection?: string;
  layout?: EmbedLayout;
  theme?: EmbedTheme;
  heading?: (typeof embedHeadings)[number];
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

/** What holds where an attribute is left out. */
export const embedDefaults = { layout: 'grid', theme: 'auto', heading: 3 } as const;

/** As an attribute of the element and in a frame's query: the workspace looks at its own cards, and nothing is counted. */
export const embedPreview = 'preview';

/**
 * The space that a snippet keeps free until the cards are there, so that the page around them does not move: a CSS length. In
 * pixels, because many websites give `rem` another size.
 */
export function reservedHeight(layout: EmbedLayout): string {
  return layout === 'carousel' ? '480px' : '640px';
}
