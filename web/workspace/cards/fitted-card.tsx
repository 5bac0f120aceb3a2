import { useLayoutEffect, useRef, useState } from 'react';
import type { CardContent } from '#contract/cards/card';
import type { CardBranding } from '../../shared/cards/css-properties.ts';
import { useWidth } from '../lib/use-width.ts';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';

interface Props {
  card: CardContent;
  branding?: CardBranding;
  headingLevel?: 2 | 3 | 4;
  /** 1 where the card has its true size. */
  onScale?: (scale: number) => void;
}

/** A card in its true size; where there is no room for it, it keeps its shape and is only drawn smaller. */
export function FittedCard({ card, branding, headingLevel, onScale }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const [natural, setNatural] = useState(0);
  // How wide a card may be is for its style sheet to know. The properties are read rather than `max-width`, which
  // still has its old value where reduced motion has made a transition of every change.
  const measure = (element: HTMLElement | null) => {
    const drawn = element?.querySelector('.rd-card');
    if (!drawn) return;
    setNatural(parseFloat(getComputedStyle(drawn).getPropertyValue('--rd-width')) || 0);
  };
  const scale = room > 0 && natural > room ? room / natural : 1;
  useLayoutEffect(() => onScale?.(scale), [onScale, scale]);
  return (
    <div ref={box} className="flex justify-center">
      <div
        ref={measure}
        className={scale < 1 ? 'shrink-0' : 'flex w-full justify-center'}
        style={scale < 1 ? { width: natural, zoom: scale } : undefined}
      >
        <ReferenceCard card={card} branding={branding} headingLevel={headingLevel} />
      </div>
    </div>
  );
}
