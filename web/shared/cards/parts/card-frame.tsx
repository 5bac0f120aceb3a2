import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CardView } from '../card-view.ts';
import { CardMore } from './card-more.tsx';

/** The outer element is the container that the card's own queries measure; the frame inside it is what is seen. */
export function CardFrame({
  view,
  name,
  media,
  children,
}: {
  view: CardView;
  name: string;
  media?: ReactNode;
  children: ReactNode;
}) {
  const { card, cardStyle, link, style } = view;
  return (
    <article
      className={clsx(
        'rd-card',
        `rd-card-${name}`,
        `rd-card-layout-${cardStyle.layout}`,
        `rd-card-shadow-${cardStyle.shadow}`,
        `rd-card-title-${cardStyle.titleSize}`,
      )}
      style={style}
      data-reference={link ? card.id : undefined}
    >
      <div className="rd-card-frame">
        {cardStyle.layout === 'minimal' ? null : media}
        <div className="rd-card-body">
          {children}
          <CardMore view={view} />
        </div>
      </div>
    </article>
  );
}
