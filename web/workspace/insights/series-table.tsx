import type { ReactNode } from 'react';
import type { Counts } from '#contract/resources/analytics';
import * as insightsWords from '#words/insights';
import * as reportWords from '#words/reports';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Compared } from './buckets.ts';
import { nameOfBucket } from './chart-points.ts';
import { formatCount } from '../../shared/format/measures.ts';
import { metrics } from '../../shared/analytics/metrics.ts';

interface SeriesTableProps {
  label: string;
  series: readonly Compared[];
  today: string;
  drawn: { name: string; isCount: boolean; value: (counts: Counts) => ReactNode };
}

export function SeriesTable({ label, series, today, drawn }: SeriesTableProps) {
  const padding = 'py-2 ps-3';
  const own = { label: drawn.name, padding, value: ({ now }: Compared) => drawn.value(now) };
  const earlier = {
    label: reportWords.tableBefore(drawn.name),
    padding,
    value: ({ before }: Compared) => (before ? drawn.value(before) : '–'),
  };
  const columns = [
    ...metrics.map((metric) => ({
      label: insightsWords.metrics[metric].label,
      value: ({ now }: Compared) => formatCount(now[metric]),
    })),
    ...(drawn.isCount ? [] : [own]),
    ...(series.some(({ before }) => before) ? [earlier] : []),
  ];
  const nameOf = (bucket: Compared) => nameOfBucket(bucket, today);
  return <TimeTable label={label} rows={series} nameOf={nameOf} columns={columns} />;
}

interface TimeTableProps<Row> {
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  columns: readonly { label: string; padding?: string; value: (row: Row) => ReactNode }[];
}

export function TimeTable<Row>({ label, rows, nameOf, columns }: TimeTableProps<Row>) {
  const counts = columns.map((column) => ({ padding: 'px-3 py-2', ...column }));
  const heads = counts.map(({ padding, ...column }) => ({
    ...column,
    className: `${padding} whitespace-nowrap`,
  }));
  return (
    // Keyboard users have to be able to reach a scrolling region.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="relative -mx-1 max-h-96 overflow-auto px-1">
      <DataTable
        columns={[{ label: reportWords.tableWhen, className: 'py-2 pe-3 text-start' }, ...heads]}
        className="text-end"
        headClass="sticky top-0 z-10 bg-surface"
        caption={<caption className="sr-only">{label}</caption>}
      >
        {rows.map((row) => (
          <tr key={nameOf(row)}>
            <th scope="row" className="py-2 pe-3 text-start font-normal whitespace-nowrap">
              {nameOf(row)}
            </th>
            {counts.map((column) => (
              <td key={column.label} className={column.padding}>
                {column.value(row)}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
