import type { CardContent } from '#contract/cards/card';
import type { CardView } from '../card-view.ts';
import { safeImage } from '../safe-address.ts';
import { initialsOf } from './initials.ts';

export function CardFigures({ view: { card } }: { view: CardView }) {
  return <KeyFigures figures={card.figures} className="rd-card-figures" />;
}

/** Shows each number above its label; a screen reader reads the label first. */
export function KeyFigures({ figures, className }: Pick<CardContent, 'figures'> & { className: string }) {
  if (!figures?.length) return null;
  return (
    <dl className={className}>
      {figures.map(({ value, unit, label }) => (
        <div key={value + label}>
          <dt dir="auto">{label}</dt>
          <dd dir="auto">
            {value}
            {unit ? <span> {unit}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function CardQuote({ view: { card, eager } }: { view: CardView }) {
  if (!card.quote) return null;
  return (
    <div className="rd-card-quotation">
      <blockquote dir="auto">{card.quote}</blockquote>
      <CardSpeaker card={card} eager={eager} />
    </div>
  );
}

function CardSpeaker({ card, eager }: Pick<CardView, 'card' | 'eager'>) {
  const { quotePerson, quoteRole, quotePortrait } = card;
  const portrait = safeImage(quotePortrait);
  if (!quotePerson && !quoteRole) return null;
  return (
    <div className="rd-card-speaker">
      {portrait ? (
        <img
          className="rd-card-portrait"
          src={portrait}
          alt=""
          data-initials={initialsOf(quotePerson)}
          width="40"
          height="40"
          loading={eager ? undefined : 'lazy'}
          decoding="async"
        />
      ) : null}
      <div>
        {quotePerson ? (
          <p className="rd-card-person" dir="auto">
            {quotePerson}
          </p>
        ) : null}
        {quoteRole ? (
          <p className="rd-card-role" dir="auto">
            {quoteRole}
          </p>
        ) : null}
      </div>
    </div>
  );
}
