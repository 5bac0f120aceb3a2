import { useContext } from 'react';
import type { CardView } from '../card-view.ts';
import { CardWords } from '../card-words.ts';
import { logoPlate } from '../logo-plate.ts';
import { safeImage } from '../safe-address.ts';
import { initialsOf, ownerOf } from './initials.ts';

export function CardLogo({ view: { card, cardStyle, eager } }: { view: CardView }) {
  const words = useContext(CardWords);
  const address = cardStyle.showLogo ? safeImage(card.logoImage) : undefined;
  if (!address) return null;
  return (
    <img
      className="rd-card-logo"
      src={address}
      alt={words.logoOf(ownerOf(card))}
      style={logoPlate(address)}
      data-initials={initialsOf(ownerOf(card))}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
