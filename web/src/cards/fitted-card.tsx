import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CardContent } from '#contract/card';
import { lookOf } from './card-look.ts';
import type { CardBranding } from './card-style.ts';
import { ReferenceCard } from './reference-card.tsx';

interface Props {
  card: CardContent;
  branding?: CardBranding;
  headingLevel?: 2 | 3 | 4;
  /** 1 where the card has its true size. */
  onScale?: (scale: number) => void;
}

/** A card in its true size; where there is less room it keeps its shape and is only drawn smaller. */
export function FittedCard({ card, branding, headingLevel, onScale }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [natural, setNatural] = useState(0);
  const { layout, cardWidth } = lookOf(card, branding);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    setRoom(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  // How wide a card may be is for its style sheet to know; it is asked again for each other shape.
  const shape = `${card.templateId} ${layout} ${cardWidth}`;
  const measure = useCallback((element: HTMLElement | null) => {
    const drawn = element?.querySelector('.rd-card');
    if (drawn) setNatural(parseFloat(getComputedStyle(drawn).maxWidth) || 0);
  }, []);
  const scale = room > 0 && natural > room ? room / natural : 1;
  useLayoutEffect(() => onScale?.(scale), [onScale, scale]);
  return (
    <div ref={box} className="flex justify-center">
      <div
        key={shape}
        ref={measure}
        className={scale < 1 ? 'shrink-0' : 'flex w-full justify-center'}
        style={scale < 1 ? { width: natural, zoom: scale } : undefined}
      >
        <ReferenceCard card={card} branding={branding} headingLevel={headingLevel} />
      </div>
    </div>
  );
}
