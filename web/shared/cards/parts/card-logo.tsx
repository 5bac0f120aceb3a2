import type { CardView } from '../card-view.ts';
import { safeImage } from '../safe-address.ts';
import { initialsOf } from './card-placeholder.tsx';

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
