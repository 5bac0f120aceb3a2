import type { Tender } from '#contract/resources/tender';
import * as words from '#words/tenders';
import { useTeam } from '../../lib/organization/records.ts';
import { Link } from '../../ui/elements/link.tsx';
import { DeadlineText, TenderStatusBadge } from './pieces.tsx';

export function TenderList({ tenders }: { tenders: readonly Tender[] }) {
  const { data: team } = useTeam();
  const nameOf = new Map(team?.users.map(({ userId, name }) => [userId, name]));
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {tenders.map((tender) => (
        <li
          key={tender.id}
          className="relative grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-hover sm:grid-cols-[11rem_minmax(0,1fr)_9rem_10rem] sm:items-center"
        >
          <DeadlineText tender={tender} className="max-sm:order-2" />
          <div className="min-w-0">
            <Link
              to={`/app/tenders/${tender.id}`}
              className="font-medium wrap-anywhere before:absolute before:inset-0 before:-outline-offset-2"
            >
              {tender.title}
            </Link>
            <p className="text-[0.8125rem] text-ink-2 wrap-anywhere">
              {[tender.buyer?.name, nameOf.get(tender.owner)].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="text-[0.8125rem] text-ink-2 max-sm:order-3 max-sm:flex max-sm:gap-3">
            <span className="sm:block">
              {tender.needs > 0 ? words.answered(tender.answered, tender.needs) : words.noNeeds}
            </span>
            {tender.referenceIds.length > 0 ? (
              <span className="sm:block">{words.references(tender.referenceIds.length)}</span>
            ) : null}
          </p>
          <div className="max-sm:order-4 sm:justify-self-end">
            <TenderStatusBadge status={tender.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}
