import { ChevronRight, FileCheck2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Customer } from '#contract/customer';
import type { Reference } from '#contract/reference';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { missingOf } from './overview.ts';

const shown = 6;

/** Drafts waiting to be published, the last touched first, each with what it still lacks. */
export function Drafts({
  drafts,
  customers,
}: {
  drafts: readonly Reference[];
  customers: readonly Customer[];
}) {
  const names = new Map(customers.map(({ id, name }) => [id, name]));
  return (
    <Card className="overflow-hidden" aria-labelledby="drafts">
      <div className="flex items-baseline justify-between gap-4 px-5 py-4">
        <h2 id="drafts" className="text-[0.9375rem] font-semibold">
          Drafts waiting
        </h2>
        {drafts.length > shown ? (
          <Link to="/app/references?status=Draft" className="text-ink-2 hover:text-ink hover:underline">
            All {drafts.length}
          </Link>
        ) : null}
      </div>
      {drafts.length === 0 ? (
        <div className="flex items-center gap-3 border-t border-line px-5 py-8 text-ink-2">
          <FileCheck2 aria-hidden className="size-5 shrink-0 text-ink-3" />
          No drafts are waiting. A reference that you save without publishing shows up here.
        </div>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {drafts.slice(0, shown).map((draft) => (
            <Draft key={draft.id} draft={draft} customer={names.get(draft.attributes.customerId)} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Draft({ draft, customer }: { draft: Reference; customer: string | undefined }) {
  const missing = missingOf(draft);
  return (
    <li>
      <Link
        to={`/app/references/${draft.id}`}
        className="flex items-center gap-4 px-5 py-3 transition-colors duration-100 -outline-offset-2 hover:bg-hover"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{draft.name}</span>
          <span className="block truncate text-[0.8125rem] text-ink-2">
            {customer ? `${customer} · ` : null}
            <RelativeTime at={draft.updatedAt} />
          </span>
        </span>
        <span className="max-w-[45%] shrink-0 text-right">
          {missing.length === 0 ? (
            <Badge tone="good">Ready to publish</Badge>
          ) : (
            <span className="block truncate text-[0.8125rem] text-ink-2">Needs {missing.join(', ')}</span>
          )}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
      </Link>
    </li>
  );
}
