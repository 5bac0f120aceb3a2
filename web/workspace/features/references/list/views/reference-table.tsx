import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { formatReferenceDate } from '#contract/reference/date';
import type { Reference } from '#contract/resources/reference';
import { templateOf } from '#contract/cards/templates';
import * as words from '#words/reference-list';
import { StatusBadge } from '../../../../ui/elements/badge.tsx';
import { ListTable, type Column } from '../../../../ui/lists/data-table.tsx';
import { RelativeTime } from '../../../../ui/elements/relative-time.tsx';
import type { OverviewState } from '../../../../permissions/state/overview.ts';
import type { ListProps, RowsProps } from './list-view.ts';
import { PermissionBadge } from './permission-badge.tsx';
import { ReferenceMenu } from '../actions/reference-menu.tsx';
import { SelectOne } from './select-one.tsx';
import { isDescending, keyOf, sortAfterClick, type Sort, type SortKey } from '../filters/sorting.ts';
import { TitleCell } from './title-cell.tsx';

interface TableProps extends RowsProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const columns: readonly [key: SortKey | 'permission', className: string][] = [
  ['title', ''],
  ['status', 'w-28'],
  ['permission', 'w-29'],
  ['visibility', 'w-27 max-xl:hidden'],
  ['template', 'w-28 max-xl:hidden'],
  ['date', 'w-21 max-lg:hidden'],
  ['creator', 'w-32 max-[99.99rem]:hidden'],
  // The width fits "59 minutes ago", the longest value.
  ['updated', 'w-35 whitespace-nowrap'],
];
const selecting = { label: words.selection, isLabelHidden: true, className: 'w-11' };
const acting = { label: words.actions, isLabelHidden: true, className: 'w-12' };
const classOf = new Map(columns);

export function ReferenceTable(props: TableProps) {
  const { references, names, actions, selection, onNear, permissions, sort, onSort } = props;
  const sortable = columns.map(([key, className]): Column =>
    key === 'permission'
      ? { label: words.permission, className: clsx('px-3 py-1', className) }
      : {
          label: words.columns[key],
          className: clsx('px-1 py-1', className),
          isSorted: keyOf(sort) === key,
          onSort: () => onSort(sortAfterClick(sort, key)),
        },
  );
  return (
    <ListTable
      columns={[selecting, ...sortable, acting]}
      order={isDescending(sort) ? 'descending' : 'ascending'}
      padding=""
    >
      {references.map((reference) => (
        <Row
          key={reference.id}
          reference={reference}
          company={names.companies.get(reference.attributes.customerId)}
          permission={permissions?.get(reference.id)}
          creator={names.people.get(reference.createdBy)}
          selected={selection.ids.has(reference.id)}
          onToggle={selection.toggle}
          actions={actions}
          onNear={onNear}
        />
      ))}
    </ListTable>
  );
}

interface RowProps extends Pick<ListProps, 'actions' | 'onNear'> {
  reference: Reference;
  company: string | undefined;
  permission: OverviewState | undefined;
  creator: string | undefined;
  selected: boolean;
  onToggle: (id: string, range: boolean) => void;
}

const Row = memo(function Row(props: RowProps) {
  const { reference, company, permission, creator, selected, onToggle, actions, onNear } = props;
  return (
    <tr className={clsx('relative', selected ? 'bg-accent-soft' : 'hover:bg-hover')}>
      <td className="relative z-10 py-1 ps-3">
        <SelectOne id={reference.id} title={reference.name} checked={selected} onToggle={onToggle} />
      </td>
      <td className="px-3 py-1.5">
        <TitleCell reference={reference} company={company} onNear={onNear} />
      </td>
      <Cell column="status">
        <StatusBadge status={reference.status} />
      </Cell>
      <Cell column="permission">{permission ? <PermissionBadge state={permission} /> : null}</Cell>
      <Cell column="visibility">{words.visibilities[reference.visibility]}</Cell>
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

function Cell({ column, children }: { column: (typeof columns)[number][0]; children: ReactNode }) {
  return (
    <td className={clsx('px-3 py-1.5 text-ink-2', classOf.get(column))}>
      <span className="block truncate" title={typeof children === 'string' ? children : undefined}>
        {children}
      </span>
    </td>
  );
}
