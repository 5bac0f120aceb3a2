import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import type { CardContent } from '#contract/cards/card';
import type { CardBranding } from '../../shared/cards/css-properties.ts';
import { CardsInLanguage } from './cards-in-language.tsx';
import { useWidth } from '../lib/hooks/use-width.ts';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';

interface Props {
  card: CardContent;
  branding?: CardBranding;
  /** Its labels are in this language; without it, in that of the organization's originals. */
  language?: string;
  headingLevel?: 2 | 3 | 4;
  onScale?: (scale: number) => void;
  /** Pixels; without it the card has the width of its style. */
  width?: number | undefined;
}

export function FittedCard({ card, branding, language, headingLevel, onScale, width }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const [measured, setMeasured] = useState(0);
  const natural = width ?? measured;
  // The style sheet defines the maximum width. This reads the custom properties rather than `max-width`, which still has its old value
  // because reduced motion turns every change into a transition.
  const measure = (element: HTMLElement | null) => {
    const drawn = element?.querySelector('.rd-card');
    if (!drawn) return;
    setMeasured(parseFloat(getComputedStyle(drawn).getPropertyValue('--rd-width')) || 0);
  };
  const scale = room > 0 && natural > room ? room / natural : 1;
  useLayoutEffect(() => onScale?.(scale), [onScale, scale]);
  return (
    <div ref={box} className="flex justify-center">
      <div
        ref={measure}
        className={scale < 1 ? 'shrink-0' : 'flex w-full justify-center'}
        style={{ ...filled(width), ...(scale < 1 && { width: natural, zoom: scale }) }}
      >
        <CardsInLanguage language={language}>
          <ReferenceCard card={card} branding={branding} headingLevel={headingLevel} />
        </CardsInLanguage>
      </div>
    </div>
  );
}

const filled = (width: number | undefined): CSSProperties =>
  width === undefined ? {} : ({ width, '--rd-card-fill': '100%' } as CSSProperties);
