import type { CardView } from '../card-view.ts';

export function CardDescription({ view: { card, cardStyle } }: { view: CardView }) {
  if (!cardStyle.showDescription || !card.shortDescription) return null;
  return (
    <p className="rd-card-description" dir="auto">
      {card.shortDescription}
    </p>
  );
}
