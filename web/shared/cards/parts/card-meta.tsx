import type { CardView } from '../card-view.ts';
import { CardBadge } from './card-badge.tsx';
import { CardDate } from './card-date.tsx';

/** The line above the title: status, type, date. */
export function CardMeta({ view: { card, cardStyle }, date = true }: { view: CardView; date?: boolean }) {
  const type = cardStyle.showType ? card.referenceType : undefined;
  const shownDate = cardStyle.showDate && date ? card.referenceDate : undefined;
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
