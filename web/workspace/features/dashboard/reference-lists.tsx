import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/dashboard';
import { Badge, StatusBadge } from '../../ui/elements/badge.tsx';
import { Card } from '../../ui/page/card.tsx';
import { RelativeTime } from '../../ui/elements/relative-time.tsx';
import { missingOf } from './overview.ts';
import { Link } from '../../ui/elements/link.tsx';

const shown = 3;

interface Records {
  customers: readonly Customer[];
}

interface DraftsProps extends Records {
  drafts: readonly Reference[];
  /** Undefined until it is known. */
  refused: ReadonlySet<string> | undefined;
}

export function Drafts({ drafts, refused, customers }: DraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <ListCard id="drafts" title={words.draftsTitle} count={drafts.length} all="/app/references?status=Draft">
      <Rows
        references={drafts}
        customers={customers}
        renderNote={(draft) => <Missing draft={draft} refused={refused} />}
      />
    </ListCard>
  );
}

export function WithoutPicture({ references, customers }: Records & { references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <ListCard
      id="pictures"
      title={words.picturesTitle}
      count={references.length}
      all="/app/references?lacks=picture"
    >
      <Rows
        references={references}
        customers={customers}
        renderNote={({ status }) => <StatusBadge status={status} />}
      />
    </ListCard>
  );
}

export function LatestPublished({ references, customers }: Records & { references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <ListCard
      id="published"
      title={words.publishedTitle}
      count={references.length}
      all="/app/references?status=Published"
    >
      <Rows references={references} customers={customers} />
    </ListCard>
  );
}

interface ListCardProps {
  id: string;
  title: string;
  count: number;
  all: string;
  children: ReactNode;
}

function ListCard({ id, title, count, all, children }: ListCardProps) {
  return (
    <Card className="overflow-hidden" aria-labelledby={id}>
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3.5">
        <h2 id={id} className="text-[0.9375rem] font-semibold">
          {title}
        </h2>
        {count > shown ? (
          <Link
            to={all}
            className="inline-flex min-h-6 items-center text-ink-2 hover:text-ink hover:underline"
          >
            {words.viewAll(count)}
          </Link>
        ) : null}
      </div>
      {children}
    </Card>
  );
}

interface RowsProps extends Records {
  references: readonly Reference[];
  renderNote?: (reference: Reference) => ReactNode;
}

function Rows({ references, customers, renderNote }: RowsProps) {
  const names = new Map(customers.map(({ id, name }) => [id, name]));
  return (
    <ul className="divide-y divide-line">
      {references.slice(0, shown).map((reference) => (
        <li key={reference.id}>
          <Link
            to={`/app/references/${reference.id}`}
            className="flex items-center gap-4 px-5 py-3 -outline-offset-2 transition-colors duration-100 hover:bg-hover"
          >
            <span className="flex min-w-0 flex-1 gap-x-4 gap-y-1 max-sm:flex-col sm:items-center">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{reference.name}</span>
                <span className="block truncate text-[0.8125rem] text-ink-2">
                  {names.has(reference.attributes.customerId)
                    ? `${names.get(reference.attributes.customerId)} · `
                    : null}
                  <RelativeTime at={reference.updatedAt} />
                </span>
              </span>
              {renderNote?.(reference)}
            </span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Missing({ draft, refused }: { draft: Reference; refused: ReadonlySet<string> | undefined }) {
  const missing = missingOf(draft);
  if (refused?.has(draft.id)) return <Badge tone="bad">{words.draftRefused}</Badge>;
  return missing.length === 0 ? (
    // Its place is kept until it is known that nothing was refused.
    <span className={refused ? undefined : 'invisible'}>
      <Badge tone="good">{words.draftReady}</Badge>
    </span>
  ) : (
    <span className="truncate text-[0.8125rem] text-ink-2 sm:max-w-[45%]">{words.draftNeeds(missing)}</span>
  );
}
