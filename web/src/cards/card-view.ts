import type { CSSProperties, ReactNode } from 'react';
import type { CardContent } from '#contract/card';
import type { CardLook } from './card-look.ts';

/** What a template's component receives. */
export interface CardView {
  card: CardContent;
  look: CardLook;
  style: CSSProperties;
  Heading: 'h2' | 'h3' | 'h4';
  footer?: ReactNode;
}
