import { useContext } from 'react';
import type { CardContent } from '#contract/cards/card';
import { templateOf } from '#contract/cards/templates';
import { captioned, detailNames } from '#contract/reference/captions';
import type { CardView } from '../card-view.ts';
import { CardWords } from '../card-words.ts';

export function CardSheet({ view: { card, arrangement } }: { view: CardView }) {
  const { captions } = useContext(CardWords);
  const facts = arrangement.hasSheet ? detailsOf(card, captions) : [];
  if (facts.length === 0) return null;
  return (
    <dl className="rd-card-details">
      {facts.map(({ name, caption, value }) => (
        <div key={name}>
          <dt>{caption}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts that the card's template shows, in its order. */
export function detailsOf(card: CardContent, captions: Parameters<typeof captioned>[0]) {
  const { fields } = templateOf(card.templateId);
  const named = fields.flatMap((field) => detailNames.find((name) => name === field.name) ?? []);
  return captioned(captions, card, named);
}
