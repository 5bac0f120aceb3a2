import type { ReactNode } from 'react';
import type { CardView } from '../card-view.ts';
import { safeImage } from '../safe-address.ts';
import { CardPlaceholder, initialsOf } from './card-placeholder.tsx';

/** The main picture, or one drawn from the title. A picture that fails to load shows the initials (cards.css). */
export function CardImage({
  view: { card, cardStyle, eager },
  children,
}: {
  view: CardView;
  children?: ReactNode;
}) {
  if (!cardStyle.showImage) return null;
  const address = safeImage(card.mainImage);
  return (
    <div className="rd-card-media">
      {address ? (
        <img
          className="rd-card-image"
          src={address}
          alt={card.title}
          data-initials={initialsOf(card.title)}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <CardPlaceholder title={card.title} />
      )}
      {children}
    </div>
  );
}

export function CardLogo({ view: { card, cardStyle } }: { view: CardView }) {
  const address = safeImage(card.logoImage);
  if (!cardStyle.showLogo || !address) return null;
  const owner = card.company ?? card.title;
  return (
    <img
      className="rd-card-logo"
      src={address}
      alt={`${owner} logo`}
      data-initials={initialsOf(owner)}
      width="40"
      height="40"
      loading="lazy"
      decoding="async"
    />
  );
}
