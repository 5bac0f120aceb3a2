import type { CardView } from '../card-view.ts';
import { StandardCard } from './standard-card.tsx';

/** The standard card; the button comes with the template's configuration. */
export function StandardCtaCard(view: CardView) {
  return <StandardCard {...view} />;
}
