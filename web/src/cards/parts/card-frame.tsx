import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CardView } from '../card-view.ts';

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
  const { look, style } = view;
  return (
    <article
      className={clsx(
        'rd-card',
        `rd-card-${name}`,
        `rd-card-layout-${look.layout}`,
        `rd-card-shadow-${look.shadow}`,
        `rd-card-title-${look.titleSize}`,
      )}
      style={style}
    >
      <div className="rd-card-frame">
        {look.layout === 'minimal' ? null : media}
        <div className="rd-card-body">
          {children}
          {view.footer ? <div className="rd-card-footer">{view.footer}</div> : null}
        </div>
      </div>
    </article>
  );
}
