import type { CSSProperties } from 'react';
import type { CardContent } from '#contract/cards/card';
import type { Arrangement } from './arrangements.ts';
import type { CardStyle } from './card-style.ts';

export interface CardLink {
  href: string;
  newTab?: boolean;
}

export interface CardView {
  card: CardContent;
  cardStyle: CardStyle;
  arrangement: Arrangement;
  style: CSSProperties;
  Heading: 'h1' | 'h2' | 'h3' | 'h4';
  link?: CardLink;
  /** Set for the first cards of a page: their pictures load first, the others lazily. */
  eager?: boolean;
}

/** The attributes of a link to a story; counting visits recognizes it by `data-open`. */
export const storyLink = ({ href, newTab }: CardLink) => ({
  href,
  'data-open': '',
  ...(newTab ? { target: '_blank', rel: 'noopener' } : {}),
});
