import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { limits } from '#contract/rules/limits';
import type { Approval } from '#contract/resources/approval';
import * as permissionOverviewWords from '#words/permission-overview';
import * as permissionsWords from '#words/permissions';
import type { Selection } from '../../lib/lists/use-selection.ts';
import { statuses as statusNames } from '#words/choices';
import { daysUntil } from '../../permissions/state/overview.ts';
import { contactLoads, countSince } from './loads.ts';
import type { PlaceRow } from './places.ts';
import { Badge } from '../../ui/elements/badge.tsx';
import { ListTable } from '../../ui/lists/data-table.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { SelectBox } from '../../ui/lists/select-box.tsx';
import type { CustomerGroup } from './filters.ts';
import { groupNames, type GroupCell } from '../../permissions/state/groups.ts';
import { Cell, PartlyAllowed } from '../../permissions/state/cell.tsx';
import { dayInWords, dayOfMoment } from '../../permissions/parts.ts';

const columns = [
  { label: permissionOverviewWords.columnsSelection, isLabelHidden: true, className: 'w-11' },
  { label: permissionOverviewWords.columnsReference, className: 'px-3 py-2' },
  ...groupNames.map((group) => ({
    label: permissionOverviewWords.groups[group],
    className: 'w-28 px-1.5 py-2 text-center max-lg:hidden',
  })),
  { label: permissionOverviewWords.columnsUntil, className: 'w-31 px-3 py-2 max-xl:hidden' },
  { label: permissionOverviewWords.columnsSent, className: 'w-40 px-3 py-2 max-[87.49rem]:hidden' },
];

const rest = columns.slice(2);

interface Props {
  groups: readonly CustomerGroup[];
  sent: readonly Approval[];
  since: string;
  today: string;
  selection: Selection;
}

export function PermissionTable({ groups, sent, ...about }: Props) {
  return (
    <ListTable columns={columns} padding="">
      {groups.map((group) => (
        <Group
          key={group.customer.id}
          group={group}
          sent={sent.filter(({ customerId }) => customerId === group.customer.id)}
          {...about}
        />
      ))}
    </ListTable>
  );
}

function Group({ group, sent, since, today, selection }: Omit<Props, 'groups'> & { group: CustomerGroup }) {
  const { customer, rows } = group;
  const ids = rows.map(({ reference }) => reference.id);
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const all = chosen === ids.length;
  return (
    <>
      <tr className="bg-sunken">
        <td className="py-1 ps-3">
          <SelectBox
            label={permissionOverviewWords.selectCustomer(customer.name)}
            checked={all}
            mixed={chosen > 0 && !all}
            onToggle={() => selection.set(ids, !all)}
            className="-ms-1.5"
          />
        </td>
        <th scope="row" className="px-3 py-1.5 text-start font-normal">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Link
              to={`/app/customers/${customer.id}`}
              className="inline-flex min-h-6 min-w-0 items-center font-semibold hover:underline"
            >
              <span className="truncate">{customer.name}</span>
            </Link>
            {contactLoads(sent, since).map(({ name, count }) => (
              <span key={name} className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-ink-2">
                {permissionOverviewWords.loads(name, count)}
                {count > limits.approvalLoad ? (
                  <Badge tone="warn">{permissionOverviewWords.tooMany}</Badge>
                ) : null}
              </span>
            ))}
          </span>
        </th>
        {/* Separate cells, because a spanning cell would show columns that narrow screens hide. */}
        {rest.map(({ label, className }) => (
          // The cell is empty.
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label
          <td key={label} className={className} />
        ))}
      </tr>
      {rows.map((row) => (
        <Row
          key={row.reference.id}
          row={row}
          since={since}
          today={today}
          selected={selection.ids.has(row.reference.id)}
          onToggle={selection.toggle}
        />
      ))}
    </>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface RowProps {
  row: PlaceRow;
  since: string;
  today: string;
  selected: boolean;
  onToggle: Selection['toggle'];
}

function Row({ row, since, today, selected, onToggle }: RowProps) {
  const { reference, state, groups, exposed, until, requests } = row;
  const [last] = requests;
  const often = countSince(requests, since);
  const day = until ? dayInWords(until) : state === 'allowed' ? permissionOverviewWords.noEnd : '–';
  const end =
    state === 'ending' && until ? (
      <Badge tone="warn">
        {day}
        <span className="sr-only">, {permissionOverviewWords.endsIn(daysUntil(until, today))}</span>
      </Badge>
    ) : (
      day
    );
  const request = last
    ? `${capital(permissionOverviewWords.requestStatuses[last.status])}, ${dayOfMoment(last.askedAt)}`
    : permissionOverviewWords.never;
  return (
    <tr className={clsx('relative', selected ? 'bg-accent-soft' : 'hover:bg-hover')}>
      <td className="relative z-10 py-2 ps-3 align-top">
        <SelectBox
          label={permissionOverviewWords.select(reference.name)}
          one
          checked={selected}
          onToggle={(range) => onToggle(reference.id, range)}
          className="-ms-1.5"
        />
      </td>
      <td className="px-3 py-2.5 align-middle">
        <span className="flex min-h-6 flex-wrap items-center gap-x-2">
          <Link
            to={`/app/references/${reference.id}`}
            className="max-w-full truncate font-medium before:absolute before:inset-0"
          >
            {reference.name}
          </Link>
          {reference.status === 'Draft' ? (
            <span className="text-[0.8125rem] text-ink-3">{statusNames[reference.status]}</span>
          ) : null}
        </span>
        <dl className="mt-2 grid grid-cols-2 gap-x-1.5 gap-y-2 min-[26rem]:grid-cols-4 lg:hidden">
          {groups.map((cell) => (
            <div key={cell.group} className="min-w-0">
              <dt className="mb-0.5 text-[0.6875rem] text-ink-3">
                {permissionOverviewWords.groups[cell.group]}
              </dt>
              <dd>
                <GroupState cell={cell} exposed={isExposed(cell, exposed)} />
              </dd>
            </div>
          ))}
        </dl>
        {until ? (
          <span className="mt-1 block text-[0.8125rem] text-ink-2 xl:hidden">
            {permissionOverviewWords.columnsUntil}: {end}
          </span>
        ) : null}
        <span className="mt-1 block text-[0.8125rem] text-ink-2 min-[87.5rem]:hidden">
          {permissionOverviewWords.columnsSent}: {request}
          {often > 1 ? ` (${permissionOverviewWords.inDays(often)})` : ''}
        </span>
      </td>
      {groups.map((cell) => (
        <td key={cell.group} className="px-1.5 py-2 align-middle max-lg:hidden">
          <GroupState cell={cell} exposed={isExposed(cell, exposed)} />
        </td>
      ))}
      <td className="px-3 py-2 align-middle whitespace-nowrap text-ink-2 max-xl:hidden">{end}</td>
      <td className="px-3 py-2 align-middle text-ink-2 max-[87.49rem]:hidden">
        {request}
        {often > 1 ? (
          <span className="block text-[0.8125rem] text-ink-3">{permissionOverviewWords.inDays(often)}</span>
        ) : null}
      </td>
    </tr>
  );
}

const isExposed = ({ group }: GroupCell, exposed: readonly unknown[]) =>
  group === 'web' && exposed.length > 0;

function GroupState({
  cell: { state, allowed, of, refused },
  exposed,
}: {
  cell: GroupCell;
  exposed: boolean;
}) {
  if (state !== 'some')
    return (
      <Cell state={state} exposed={exposed} className={cellClass}>
        {permissionsWords.states[state]}
      </Cell>
    );
  return (
    <PartlyAllowed share={allowed / of} exposed={exposed} className={cellClass}>
      {permissionOverviewWords.some(allowed, of)}
      {refused > 0 ? (
        <span className="flex items-center font-semibold text-bad">
          <X aria-hidden className="size-3.5" strokeWidth={3} />
          <span aria-hidden>{refused}</span>
          <span className="sr-only">, {permissionOverviewWords.refused(refused)}</span>
        </span>
      ) : null}
    </PartlyAllowed>
  );
}

const cellClass = 'min-h-7 px-1 py-0.5 text-center hyphens-auto wrap-anywhere max-sm:text-[0.6875rem]';
