import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { Counts } from '#contract/resources/analytics';
import * as reportWords from '#words/reports';
import * as insightsWords from '#words/insights';
import * as words from '#words/analytics';
import { Button } from '../../ui/elements/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { Explained } from '../../ui/overlays/explained.tsx';
import { Bar } from '../../insights/bar.tsx';
import { formatCount, formatRate } from '../../../shared/format/measures.ts';
import { rateOf, type Metric } from '../../../shared/analytics/metrics.ts';
import { TrendMark } from '../../insights/trend-mark.tsx';

export interface BreakdownRow {
  id: string;
  label: string;
  now: Partial<Counts>;
  before?: Partial<Counts> | undefined;
}

interface BreakdownProps {
  title: string;
  heading: string;
  rows: readonly BreakdownRow[];
  main: Metric;
  others: readonly Metric[];
  last?: 'share' | 'openRate';
  note?: string;
  atFirst?: number;
}

export function Breakdown({
  title,
  heading,
  rows,
  main,
  others,
  last = 'share',
  note,
  atFirst = 8,
}: BreakdownProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const sorted = rows.toSorted((a, b) => countOf(b, main) - countOf(a, main));
  const most = Math.max(1, ...rows.map((row) => countOf(row, main)));
  const total = rows.reduce((sum, row) => sum + countOf(row, main), 0);
  const compares = rows.some(({ before }) => before);
  const columns: Column[] = [
    { label: heading, className: 'py-2 ps-4 text-start sm:ps-5' },
    ...[main, ...others].map((metric) =>
      explained(insightsWords.metrics[metric], clsx('w-18 px-1.5 py-2', metric !== main && 'max-sm:hidden')),
    ),
    last === 'share'
      ? { label: words.share, className: lastClass }
      : explained(reportWords.rates.openRate, lastClass),
    ...(compares
      ? [
          explained(
            { label: words.change, definition: words.changeOf(reportWords.metrics[main]) },
            'w-24 py-2 pe-4 max-sm:hidden sm:pe-5',
          ),
        ]
      : []),
  ];
  return (
    <Card aria-labelledby={id} className="min-w-0 overflow-hidden">
      <h2 id={id} className="px-4 pt-4 pb-1 text-[0.9375rem] font-semibold sm:px-5">
        {title}
      </h2>
      {note ? <p className="px-4 pb-1 text-[0.8125rem] text-ink-2 sm:px-5">{note}</p> : null}
      <DataTable columns={columns} className="table-fixed text-end">
        {sorted.slice(0, all ? undefined : atFirst).map((row) => (
          <tr key={row.id}>
            <th scope="row" className="py-2.5 pe-3 ps-4 text-start font-normal sm:ps-5">
              <span className="mb-1.5 block truncate" title={row.label}>
                {row.label}
              </span>
              <Bar share={countOf(row, main) / most} />
            </th>
            <td className="px-1.5 py-2.5 font-medium">{formatCount(countOf(row, main))}</td>
            {others.map((metric) => (
              <td key={metric} className="px-1.5 py-2.5 text-ink-2 max-sm:hidden">
                {formatCount(countOf(row, metric))}
              </td>
            ))}
            <td className="py-2.5 pe-4 text-ink-2 sm:last:pe-5">
              {formatRate(
                last === 'share'
                  ? rateOf(countOf(row, main), total)
                  : rateOf(countOf(row, 'opens'), countOf(row, 'visible')),
              )}
            </td>
            {compares ? (
              <td className="py-2.5 pe-4 max-sm:hidden sm:pe-5">
                <TrendMark inTable now={countOf(row, main)} before={row.before?.[main] ?? 0} />
              </td>
            ) : null}
          </tr>
        ))}
      </DataTable>
      {rows.length > atFirst ? (
        <div className="border-t border-line px-3 py-2">
          <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all(rows.length)}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

const lastClass = 'w-16 py-2 pe-4 sm:last:pe-5';

const explained = ({ label, definition }: { label: string; definition: string }, className: string) => ({
  label,
  className,
  head: (
    <Explained text={definition} className="text-end">
      {label}
    </Explained>
  ),
});

const countOf = ({ now }: BreakdownRow, metric: Metric): number => now[metric] ?? 0;
