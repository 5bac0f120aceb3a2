import type { CardView } from '../card-view.ts';

export function CardTitle({ view: { card, Heading } }: { view: CardView }) {
  return (
    <Heading className="rd-card-title" dir="auto">
      {card.title}
    </Heading>
  );
}

export function CardCompany({ view: { card } }: { view: CardView }) {
  if (!card.company) return null;
  return (
    <p className="rd-card-company" dir="auto">
      {card.company}
    </p>
  );
}
