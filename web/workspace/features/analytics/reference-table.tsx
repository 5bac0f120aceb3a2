import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import * as reportWords from '#words/reports';
import * as insightsWords from '#words/insights';
import * as words from '#words/analytics';
import { Button } from '../../ui/elements/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DataTable, type Column as Head } from '../../ui/lists/data-table.tsx';
import { Explained } from '../../ui/overlays/explained.tsx';
import { Bar } from '../../insights/bar.tsx';
import { formatCount, formatRate } from '../../../shared/format/measures.ts';
import { nameOf } from '../../insights/reference-name.ts';
import { TrendMark } from '../../insights/trend-mark.tsx';
import {
  columns,
  sortAfterClick,
  sorted,
  totalOf,
  valueOf,
  type Column,
  type Reference,
  type Sort,
  type SortColumn,
} from './performance.ts';
import { Link } from '../../ui/elements/link.tsx';

interface ReferenceTableProps {
  rows: readonly Reference[];
  before: readonly Reference[] | undefined;
}

const atFirst = 25;

export function ReferenceTable({ rows, before }: ReferenceTableProps) {
  const [sort, setSort] = useState<Sort>({ column: 'opens', descending: true });
  const [all, setAll] = useState(false);
  const inOrder = useMemo(() => sorted(rows, sort), [rows, sort]);
  const earlier = new Map(before?.map((row) => [row.referenceId, row]));
  const drawn = sort.column === 'name' ? 'opens' : sort.column;
  const most = Math.max(...rows.map((row) => valueOf(row, drawn) ?? 0)) || 1;
  if (rows.length === 0) return <Card className="p-5 text-ink-2">{words.nothingSeen}</Card>;
  return (
    <Card aria-label={words.reference} className="overflow-hidden">
      <section
        aria-label={words.screens.performance.title}
        // Keyboard users have to be able to reach a scrolling region.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative overflow-x-auto -outline-offset-2"
      >
        <DataTable
          columns={headsOf(sort, (column) => setSort(sortAfterClick(sort, column)), !!before)}
          order={sort.descending ? 'descending' : 'ascending'}
          className="min-w-3xl text-end"
          foot={<Total rows={rows} before={before} />}
        >
          {inOrder.slice(0, all ? undefined : atFirst).map((row) => (
            <tr key={row.referenceId} className="hover:bg-hover">
              <th scope="row" className="w-full max-w-0 min-w-52 py-2.5 pe-4 ps-5 text-start font-normal">
                <Name row={row} />
                <Bar share={(valueOf(row, drawn) ?? 0) / most} />
              </th>
              {columns.map((column) => (
                <Cell key={column} row={row} column={column} strong={column === drawn} />
              ))}
              {before ? (
                <td className="py-2.5 pe-5 ps-2">
                  <TrendMark inTable now={row.opens} before={earlier.get(row.referenceId)?.opens ?? 0} />
                </td>
              ) : null}
            </tr>
          ))}
        </DataTable>
      </section>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
        <p className="text-[0.8125rem] text-ink-2">{words.totalNote}</p>
        {rows.length > atFirst ? (
          <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all(rows.length)}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function Total({ rows, before }: ReferenceTableProps) {
  const total = totalOf(rows);
  return (
    <tfoot className="border-t border-line-strong font-medium">
      <tr>
        <th scope="row" className="py-3 pe-4 ps-5 text-start font-medium">
          {words.total}
        </th>
        {columns.map((column) => (
          <Cell key={column} row={total} column={column} strong />
        ))}
        {before ? (
          <td className="py-3 pe-5 ps-2">
            <TrendMark inTable now={total.opens} before={totalOf(before).opens} />
          </td>
        ) : null}
      </tr>
    </tfoot>
  );
}

function Name({ row }: { row: Reference }) {
  const name = nameOf(row);
  return row.name === undefined ? (
    <span className="mb-1.5 block truncate text-ink-2">{name}</span>
  ) : (
    <Link
      to={`/app/references/${row.referenceId}`}
      title={name}
      className="mb-1.5 block truncate font-medium hover:underline"
    >
      {name}
    </Link>
  );
}

interface CellProps {
  row: Omit<Reference, 'referenceId'>;
  column: Column;
  strong: boolean;
}

function Cell({ row, column, strong }: CellProps) {
  const value = valueOf(row, column);
  const isRate = column === 'openRate' || column === 'clickRate';
  return (
    <td className={clsx('px-2 py-2.5', strong ? 'font-medium' : 'text-ink-2')}>
      {isRate ? formatRate(value) : formatCount(value ?? 0)}
    </td>
  );
}

const columnTexts = { ...insightsWords.metrics, ...reportWords.rates };

const headsOf = (sort: Sort, onSort: (column: SortColumn) => void, compares: boolean): Head[] => [
  {
    label: words.reference,
    isSorted: sort.column === 'name',
    className: 'py-2 pe-4 ps-5 text-start',
    head: (
      <button
        type="button"
        onClick={() => onSort('name')}
        className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
      >
        {words.reference}
        <Order sort={sort} column="name" />
      </button>
    ),
  },
  ...columns.map((column) => ({
    label: columnTexts[column].label,
    isSorted: sort.column === column,
    className: clsx('px-2 py-2 whitespace-nowrap', sort.column === column && 'text-ink'),
    head: (
      <Explained text={columnTexts[column].definition} onClick={() => onSort(column)}>
        <span className="inline-flex items-center gap-1">
          <span className="underline decoration-field-line decoration-dotted underline-offset-4">
            {columnTexts[column].label}
          </span>
          <Order sort={sort} column={column} />
        </span>
      </Explained>
    ),
  })),
  ...(compares
    ? [
        {
          label: words.opensChange,
          className: 'py-2 pe-5 ps-2 whitespace-nowrap',
          head: <Explained text={words.changeOf(reportWords.metrics.opens)}>{words.opensChange}</Explained>,
        },
      ]
    : []),
];

function Order({ sort, column }: { sort: Sort; column: SortColumn }) {
  if (sort.column !== column) return null;
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  return <Arrow aria-hidden className="size-3.5 shrink-0" />;
}
