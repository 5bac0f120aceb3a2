import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { formatReferenceDate } from '#contract/reference-date';
import type { Reference } from '#contract/reference';
import { templateOf } from '#contract/templates';
import { StatusBadge } from '../../../ui/badge.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { ListProps } from './list-view.ts';
import { ReferenceMenu } from './reference-menu.tsx';
import { SelectOne } from './select-box.tsx';
import { isDescending, keyOf, sortAfterClick, type Sort, type SortKey } from './sorting.ts';
import { listTexts as texts } from './texts.ts';
import { TitleCell } from './title-cell.tsx';

interface TableProps extends ListProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Width and the screens on which a column has room; also of the skeleton. */
const columns: readonly [key: SortKey, className: string][] = [
  ['title', ''],
  ['status', 'w-29'],
  ['visibility', 'w-27 max-xl:hidden'],
  ['template', 'w-28 max-lg:hidden'],
  ['date', 'w-21 max-lg:hidden'],
  ['creator', 'w-34 max-xl:hidden'],
  ['updated', 'w-28'],
];
const classOf = new Map(columns);

/** The references line by line, sorted by any column. */
export function ReferenceTable({ references, names, actions, selection, onNear, sort, onSort }: TableProps) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table className="w-full table-fixed text-left">
        <thead className="border-b border-line text-[0.8125rem] text-ink-2">
          <tr>
            <th scope="col" className="w-11">
              <span className="sr-only">{texts.selection}</span>
            </th>
            {columns.map(([key, className]) => (
              <Header key={key} column={key} className={className} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className="w-12">
              <span className="sr-only">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {references.map((reference) => (
            <Row
              key={reference.id}
              reference={reference}
              company={names.companies.get(reference.attributes.customerId)}
              creator={names.people.get(reference.createdBy)}
              selected={selection.ids.has(reference.id)}
              onToggle={selection.toggle}
              actions={actions}
              onNear={onNear}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderProps {
  column: SortKey;
  className: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function Header({ column, className, sort, onSort }: HeaderProps) {
  const current = keyOf(sort) === column;
  const Arrow = isDescending(sort) ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={current ? (isDescending(sort) ? 'descending' : 'ascending') : undefined}
      className={clsx('px-1 py-1 font-medium', className)}
    >
      <button
        type="button"
        onClick={() => onSort(sortAfterClick(sort, column))}
        className={clsx(
          'group inline-flex h-8 max-w-full items-center gap-1 rounded-md px-2 hover:bg-hover hover:text-ink',
          current && 'text-ink',
        )}
      >
        <span className="truncate">{texts.columns[column]}</span>
        <Arrow
          aria-hidden
          className={clsx('size-3.5 shrink-0', !current && 'opacity-0 group-hover:opacity-40')}
        />
      </button>
    </th>
  );
}

interface RowProps extends Pick<ListProps, 'actions' | 'onNear'> {
  reference: Reference;
  company: string | undefined;
  /** Absent while it is not known who is a member. */
  creator: string | undefined;
  selected: boolean;
  onToggle: (id: string, range: boolean) => void;
}

const Row = memo(function Row(props: RowProps) {
  const { reference, company, creator, selected, onToggle, actions, onNear } = props;
  return (
    <tr className={clsx('relative', selected ? 'bg-accent-soft' : 'hover:bg-hover')}>
      <td className="relative z-10 py-1 pl-3">
        <SelectOne id={reference.id} title={reference.name} checked={selected} onToggle={onToggle} />
      </td>
      <td className="px-3 py-1.5">
        <TitleCell reference={reference} company={company} onNear={onNear} />
      </td>
      <Cell column="status">
        <StatusBadge status={reference.status} />
      </Cell>
      <Cell column="visibility">{texts.visibilities[reference.visibility]}</Cell>
      <Cell column="template">{templateOf(reference.templateId).name}</Cell>
      <Cell column="date">{formatReferenceDate(reference.attributes.referenceDate)}</Cell>
      <Cell column="creator">{creator}</Cell>
      <Cell column="updated">
        <RelativeTime at={reference.updatedAt} />
      </Cell>
      <td className="relative z-10 px-2 py-1.5">
        <ReferenceMenu reference={reference} actions={actions} />
      </td>
    </tr>
  );
});

function Cell({ column, children }: { column: SortKey; children: ReactNode }) {
  return (
    <td className={clsx('px-3 py-1.5 text-ink-2', classOf.get(column))}>
      <span className="block truncate" title={typeof children === 'string' ? children : undefined}>
        {children}
      </span>
    </td>
  );
}
