import type { CSSProperties } from 'react';
import type { CardContent } from '#contract/cards/card';
import type { CardStyle } from './card-style.ts';

/** The page of a card's story, where the card can lead there. */
export interface CardLink {
  href: string;
  /** From a frame or somebody's own page. */
  newTab?: boolean;
}

/** What a template's component receives. */
export interface CardView {
  card: CardContent;
  cardStyle: CardStyle;
  style: CSSProperties;
  Heading: 'h1' | 'h2' | 'h3' | 'h4';
  link?: CardLink;
  /** Of the first cards on a page, whose pictures are what a visitor waits for. */
  eager?: boolean;
}

/** What makes a link of a card's story one: counting visits knows it by `data-open`. */
export const storyLink = ({ href, newTab }: CardLink) => ({
  href,
  'data-open': '',
  ...(newTab ? { target: '_blank', rel: 'noopener' } : {}),
});
