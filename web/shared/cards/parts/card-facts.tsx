import { formatReferenceDate } from '#contract/reference-date';
import type { CardView } from '../card-view.ts';

const labels = {
  location: 'Location',
  environmentType: 'Environment',
  clientIndustry: 'Industry',
  projectDuration: 'Duration',
  referenceDate: 'Date',
} as const;

type Fact = keyof typeof labels;

/** Labelled facts, those that are filled in, in the order asked for. */
export function CardFacts({ view, facts }: { view: CardView; facts: readonly Fact[] }) {
  const rows = facts.map((fact) => [fact, factOf(view, fact)] as const).filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="rd-card-facts">
      {rows.map(([fact, value]) => (
        <div key={fact} className="rd-card-fact">
          <dt>{labels[fact]}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factOf({ card, cardStyle }: CardView, fact: Fact): string | undefined {
  if (fact !== 'referenceDate') return card[fact];
  return cardStyle.showDate ? formatReferenceDate(card.referenceDate) : undefined;
}

export function CardOutcomes({ view: { card } }: { view: CardView }) {
  if (!card.outcomes) return null;
  return (
    <div className="rd-card-outcomes">
      <p className="rd-card-label">Outcomes</p>
      <p className="rd-card-outcomes-text" dir="auto">
        {card.outcomes}
      </p>
    </div>
  );
}
