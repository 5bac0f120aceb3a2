import type { CardContent } from '#contract/cards/card';
import { formatReferenceDate, parseReferenceDate } from '#contract/reference/date';
import type { CardView } from '../card-view.ts';

export function CardMeta({ view: { card, cardStyle, arrangement } }: { view: CardView }) {
  const type = cardStyle.showType ? card.referenceType : undefined;
  const shownDate = cardStyle.showDate && !arrangement.dateInFacts ? card.referenceDate : undefined;
  if (!cardStyle.showStatus && !type && !shownDate) return null;
  return (
    <div className="rd-card-meta">
      {cardStyle.showStatus ? <CardBadge status={card.status} /> : null}
      {type ? (
        <span className="rd-card-type" dir="auto">
          {type}
        </span>
      ) : null}
      <CardDate date={shownDate} />
    </div>
  );
}

function CardBadge({ status }: { status: CardContent['status'] }) {
  return <span className={`rd-card-badge rd-card-badge-${status.toLowerCase()}`}>{status}</span>;
}

function CardDate({ date }: { date: string | undefined }) {
  const shown = formatReferenceDate(date);
  if (!shown) return null;
  return (
    <time className="rd-card-date" dateTime={parseReferenceDate(date ?? '')}>
      {shown}
    </time>
  );
}
