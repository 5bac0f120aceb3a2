import { clsx } from 'clsx';
import type { CardContent } from '#contract/cards/card';
import type { CardView } from '../card-view.ts';
import { cropProperties } from '../css-properties.ts';
import { logoPlate } from '../logo-plate.ts';
import { safeImage } from '../safe-address.ts';
import { CardPlaceholder } from './card-placeholder.tsx';
import { initialsOf } from './initials.ts';

const ownerOf = ({ company, title }: CardContent) => company ?? title;

/** Without a picture, one is drawn from the title. If the picture fails to load, `frame.css` shows the initials. */
export function CardImage({ view }: { view: CardView }) {
  const { card, cardStyle, eager } = view;
  const address = safeImage(card.mainImage);
  const initials = initialsOf(ownerOf(card));
  return (
    <div className="rd-card-media">
      {address ? (
        <img
          className={clsx('rd-card-image', cardStyle.imageCrop && 'rd-card-cropped')}
          src={address}
          alt={card.title}
          style={cropProperties(cardStyle.imageCrop)}
          data-initials={initials}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <CardPlaceholder title={card.title} initials={initials} />
      )}
      <CardLogo view={view} />
    </div>
  );
}

export function CardLogo({ view, initials }: { view: CardView; initials?: boolean }) {
  const { card, cardStyle, eager } = view;
  if (!cardStyle.showLogo) return null;
  const address = safeImage(card.logoImage);
  if (address)
    return (
      <img
        className="rd-card-logo"
        src={address}
        alt={`${ownerOf(card)} logo`}
        style={logoPlate(address)}
        data-initials={initialsOf(ownerOf(card))}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    );
  if (!initials || !card.company) return null;
  return (
    <span className="rd-card-logo rd-card-monogram" aria-hidden="true">
      {initialsOf(card.company)}
    </span>
  );
}
