import type { AnalyticsReport } from '#contract/resources/analytics';
import * as words from '#words/insights';
import { Bar } from './bar.tsx';
import { formatCount } from '../../shared/format/measures.ts';
import { nameOf } from './reference-name.ts';
import { Link } from '../ui/elements/link.tsx';

type Row = AnalyticsReport['byReference'][number];

export function TopReferences({ rows, count }: { rows: readonly Row[]; count: number }) {
  const top = rows.toSorted((a, b) => b.opens - a.opens || b.visible - a.visible).slice(0, count);
  const most = Math.max(1, ...top.map(({ opens }) => opens));
  if (top.length === 0) return <p className="py-2 text-ink-2">{words.topNone}</p>;
  return (
    <ol className="flex flex-col gap-3.5">
      {top.map((row) => (
        <li key={row.referenceId}>
          <p className="mb-1.5 flex items-baseline justify-between gap-4">
            {row.name === undefined ? (
              <span className="min-w-0 truncate text-ink-2">{nameOf(row)}</span>
            ) : (
              <Link
                to={`/app/references/${row.referenceId}`}
                title={row.name}
                className="min-w-0 truncate font-medium hover:underline"
              >
                {row.name}
              </Link>
            )}
            <span className="shrink-0 text-ink-2">{words.topOpens(row.opens, formatCount(row.opens))}</span>
          </p>
          <Bar share={row.opens / most} />
        </li>
      ))}
    </ol>
  );
}
