import type { ReactNode } from 'react';
import type { Counts } from '#contract/analytics';
import type { Compared } from './buckets.ts';
import { partOf } from './chart-points.ts';
import { formatBucket, formatCount } from '../../shared/format/measures.ts';
import { metrics, metricTexts } from '../../shared/analytics/metrics.ts';

interface SeriesTableProps {
  label: string;
  series: readonly Compared[];
  today: string;
  /** What the chart draws: compared with the period before where there is one, and a column of its own if it is no count. */
  drawn: { name: string; isCount: boolean; value: (counts: Counts) => ReactNode };
}

/** What the chart draws, row by row, with every count. */
export function SeriesTable({ label, series, today, drawn }: SeriesTableProps) {
  const extra = [
    ...(drawn.isCount ? [] : [{ label: drawn.name, value: ({ now }: Compared) => drawn.value(now) }]),
    ...(series.some(({ before }) => before)
      ? [
          {
            label: `${drawn.name}, period before`,
            value: ({ before }: Compared) => (before ? drawn.value(before) : '–'),
          },
        ]
      : []),
  ];
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="relative -mx-1 max-h-96 overflow-auto px-1">
      <table className="w-full text-right">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 z-10 bg-surface text-[0.8125rem] text-ink-2">
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              When
            </th>
            {metrics.map((metric) => (
              <th key={metric} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                {metricTexts[metric].label}
              </th>
            ))}
            {extra.map((column) => (
              <th key={column.label} scope="col" className="py-2 pl-3 font-medium whitespace-nowrap">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {series.map((bucket) => (
            <tr key={bucket.from}>
              <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                {formatBucket(bucket) + partOf(bucket, today)}
              </th>
              {metrics.map((metric) => (
                <td key={metric} className="px-3 py-2">
                  {formatCount(bucket.now[metric])}
                </td>
              ))}
              {extra.map((column) => (
                <td key={column.label} className="py-2 pl-3">
                  {column.value(bucket)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
