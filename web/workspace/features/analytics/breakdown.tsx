import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { Counts } from '#contract/resources/analytics';
import { Button } from '../../ui/elements/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { Explained } from '../../ui/overlays/explained.tsx';
import { Bar } from '../../insights/bar.tsx';
import { formatCount, formatRate } from '../../../shared/format/measures.ts';
import { metricTexts, rateOf, rateTexts, type Metric } from '../../../shared/analytics/metrics.ts';
import { TrendMark } from '../../insights/trend-mark.tsx';
import { texts } from './texts.ts';

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
    { label: heading, className: 'py-2 pl-4 text-left sm:pl-5' },
    ...[main, ...others].map((metric) =>
      explained(metricTexts[metric], clsx('w-18 px-1.5 py-2', metric !== main && 'max-sm:hidden')),
    ),
    last === 'share'
      ? { label: texts.share, className: lastClass }
      : explained(rateTexts.openRate, lastClass),
    ...(compares
      ? [
          explained(
            { label: texts.change, definition: texts.changeOf(metricTexts[main].label.toLowerCase()) },
            'w-20 py-2 pr-4 max-sm:hidden sm:pr-5',
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
      <DataTable columns={columns} className="table-fixed text-right">
        {sorted.slice(0, all ? undefined : atFirst).map((row) => (
          <tr key={row.id}>
            <th scope="row" className="py-2.5 pr-3 pl-4 text-left font-normal sm:pl-5">
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
            <td className="py-2.5 pr-4 text-ink-2 sm:last:pr-5">
              {formatRate(
                last === 'share'
                  ? rateOf(countOf(row, main), total)
                  : rateOf(countOf(row, 'opens'), countOf(row, 'visible')),
              )}
            </td>
            {compares ? (
              <td className="py-2.5 pr-4 max-sm:hidden sm:pr-5">
                <TrendMark inTable now={countOf(row, main)} before={row.before?.[main] ?? 0} />
              </td>
            ) : null}
          </tr>
        ))}
      </DataTable>
      {rows.length > atFirst ? (
        <div className="border-t border-line px-3 py-2">
          <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.all(rows.length)}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

const lastClass = 'w-16 py-2 pr-4 sm:last:pr-5';

const explained = ({ label, definition }: { label: string; definition: string }, className: string) => ({
  label,
  className,
  head: (
    <Explained text={definition} className="text-right">
      {label}
    </Explained>
  ),
});

const countOf = ({ now }: BreakdownRow, metric: Metric): number => now[metric] ?? 0;
