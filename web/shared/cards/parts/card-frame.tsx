import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { passageNames } from '#contract/reference-fields';
import { storyLink, type CardView } from '../card-view.ts';
import { CardButton } from './card-button.tsx';
import { CardTags } from './card-tags.tsx';

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
          <CardTags tags={card.tags} />
          <CardButton view={view} />
          <CardMore view={view} />
        </div>
      </div>
    </article>
  );
}

/** Only where there is more than the card itself says. */
function CardMore({ view: { card, link } }: { view: CardView }) {
  if (!link || !['longDescription' as const, ...passageNames].some((name) => card[name])) return null;
  return (
    <p className="rd-card-footer">
      <a className="rd-card-more" aria-label={`Read the story: ${card.title}`} {...storyLink(link)}>
        Read the story
      </a>
    </p>
  );
}
