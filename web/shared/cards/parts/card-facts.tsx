import { captioned, factNames, passageNames } from '#contract/reference/captions';
import { referenceFields } from '#contract/reference/fields';
import type { DrawnField } from '#contract/reference/field-values';
import { formatReferenceDate } from '#contract/reference/date';
import { templateOf } from '#contract/cards/templates';
import type { CardView } from '../card-view.ts';

export function CardFacts({ view }: { view: CardView }) {
  const { card, cardStyle, arrangement } = view;
  const facts: { name: string; caption: string; value: string }[] = drawn(view, factNames);
  const month = arrangement.dateInFacts && cardStyle.showDate && formatReferenceDate(card.referenceDate);
  if (month)
    facts.push({ name: 'referenceDate', caption: referenceFields.referenceDate.caption, value: month });
  if (facts.length === 0) return null;
  return (
    <dl className="rd-card-facts">
      {facts.map(({ name, caption, value }) => (
        <div key={name} className="rd-card-fact">
          <dt>{caption}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CardPassages({ view }: { view: CardView }) {
  return drawn(view, passageNames).map(({ name, caption, value }) => (
    <div key={name} className="rd-card-passage">
      <p className="rd-card-label">{caption}</p>
      <p className="rd-card-passage-text" dir="auto">
        {value}
      </p>
    </div>
  ));
}

function drawn({ card }: CardView, names: readonly DrawnField[]) {
  const { fields } = templateOf(card.templateId);
  const named = fields.flatMap((field) => names.find((name) => name === field.name) ?? []);
  return captioned(card, named);
}
