import { useLayoutEffect, useRef, useState } from 'react';
import type { CardContent } from '#contract/cards/card';
import type { CardBranding } from '../../shared/cards/css-properties.ts';
import { useWidth } from '../lib/hooks/use-width.ts';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';

interface Props {
  card: CardContent;
  branding?: CardBranding;
  headingLevel?: 2 | 3 | 4;
  onScale?: (scale: number) => void;
}

export function FittedCard({ card, branding, headingLevel, onScale }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const [natural, setNatural] = useState(0);
  // The style sheet defines the maximum width. This reads the custom properties rather than `max-width`, which still has its old value
  // because reduced motion turns every change into a transition.
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
