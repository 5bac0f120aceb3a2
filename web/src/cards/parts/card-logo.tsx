import type { CardView } from '../card-view.ts';
import { safeImage } from '../safe-address.ts';

export function CardLogo({ view: { card, look } }: { view: CardView }) {
  const address = safeImage(card.logoImage);
  if (!look.showLogo || !address) return null;
  return (
    <img
      className="rd-card-logo"
      src={address}
      alt={`${card.company ?? card.title} logo`}
      width="40"
      height="40"
      loading="lazy"
      decoding="async"
    />
  );
}
