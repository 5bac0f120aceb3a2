import { useLayoutEffect, useRef, useState } from 'react';
import type { CardContent } from '#contract/card';
import { lookOf } from './card-look.ts';
import type { CardBranding } from './card-style.ts';
import { ReferenceCard } from './reference-card.tsx';

interface Props {
  card: CardContent;
  branding?: CardBranding;
  headingLevel?: 2 | 3 | 4;
}

/** A card in its true size; where there is no room for it, it keeps its shape and is only drawn smaller. */
export function FittedCard({ card, branding, headingLevel }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    setRoom(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  const { layout, cardWidth } = lookOf(card, branding);
  const natural = cardWidth ?? (layout === 'horizontal' ? 680 : 0);
  const shrink = room > 0 && natural > room;
  return (
    <div ref={box} className="flex justify-center">
      <div
        className={shrink ? 'shrink-0' : 'flex w-full justify-center'}
        style={shrink ? { width: natural, zoom: room / natural } : undefined}
      >
        <ReferenceCard card={card} branding={branding} headingLevel={headingLevel} />
      </div>
    </div>
  );
}
