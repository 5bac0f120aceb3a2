import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { limits } from '#contract/rules/limits';
import type { Approval } from '#contract/resources/approval';
import type { Selection } from '../../lib/lists/use-selection.ts';
import { dayInWords, subjectList } from '#contract/permission/words';
import { dayOfMoment } from '../../permissions/days.ts';
import {
  contactLoads,
  countSince,
  daysUntil,
  type OverviewState,
  type ReferenceRow,
} from '../../permissions/state/overview.ts';
import { Badge } from '../../ui/elements/badge.tsx';
import { ListTable } from '../../ui/lists/data-table.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { SelectBox } from '../../ui/lists/select-box.tsx';
import type { CustomerGroup } from './filters.ts';
import { stateInWords, texts } from './texts.ts';

const columns = [
  { label: texts.columns.selection, isLabelHidden: true, className: 'w-11' },
  { label: texts.columns.reference, className: 'px-3 py-2' },
  { label: texts.columns.state, className: 'w-32 px-3 py-2 max-sm:hidden' },
  { label: texts.columns.missing, className: 'w-56 px-3 py-2 max-lg:hidden' },
  { label: texts.columns.until, className: 'w-28 px-3 py-2 max-md:hidden' },
  { label: texts.columns.sent, className: 'w-40 px-3 py-2 max-xl:hidden' },
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
        <td className="py-1 pl-3">
          <SelectBox
            label={texts.selectCustomer(customer.name)}
            checked={all}
            mixed={chosen > 0 && !all}
            onToggle={() => selection.set(ids, !all)}
            className="-ml-1.5"
          />
        </td>
        <th scope="row" className="px-3 py-1.5 text-left font-normal">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Link
              to={`/app/customers/${customer.id}`}
              className="inline-flex min-h-6 min-w-0 items-center font-semibold hover:underline"
            >
              <span className="truncate">{customer.name}</span>
            </Link>
            {contactLoads(sent, since).map(({ name, count }) => (
              <span key={name} className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-ink-2">
                {texts.loads(name, count)}
                {count > limits.approvalLoad ? <Badge tone="warn">{texts.tooMany}</Badge> : null}
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

const tones: Record<OverviewState, ComponentProps<typeof Badge>['tone']> = {
  missing: 'warn',
  waiting: 'neutral',
  ending: 'warn',
  ended: 'bad',
  withdrawn: 'bad',
  declined: 'bad',
  allowed: 'good',
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface RowProps {
  row: ReferenceRow;
  since: string;
  today: string;
  selected: boolean;
  onToggle: Selection['toggle'];
}

function Row({ row, since, today, selected, onToggle }: RowProps) {
  const { reference, state, missing, until, requests } = row;
  const badge = <Badge tone={tones[state]}>{stateInWords(row, until ? daysUntil(until, today) : 0)}</Badge>;
  const [last] = requests;
  const often = countSince(requests, since);
  const lacking = missing.length > 0 ? capital(subjectList(missing)) : undefined;
  const end = until ? dayInWords(until) : missing.length === 0 ? texts.noEnd : '–';
  return (
    <tr className={clsx('relative', selected ? 'bg-accent-soft' : 'hover:bg-hover')}>
      <td className="relative z-10 py-1 pl-3 align-top">
        <SelectBox
          label={texts.select(reference.name)}
          one
          checked={selected}
          onToggle={(range) => onToggle(reference.id, range)}
          className="-ml-1.5"
        />
      </td>
      <td className="px-3 py-2 align-top">
        <span className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={`/app/references/${reference.id}`}
            className="max-w-full truncate font-medium before:absolute before:inset-0"
          >
            {reference.name}
          </Link>
          {reference.status === 'Draft' ? (
            <span className="text-[0.8125rem] text-ink-3">{reference.status}</span>
          ) : null}
          <span className="sm:hidden">{badge}</span>
        </span>
        {lacking ? (
          <span className="block text-[0.8125rem] text-ink-2 lg:hidden">
            {texts.columns.missing}: {subjectList(missing)}
          </span>
        ) : null}
        {until ? (
          <span className="block text-[0.8125rem] text-ink-2 md:hidden">
            {texts.columns.until}: {end}
          </span>
        ) : null}
        {last ? (
          <span className="block text-[0.8125rem] text-ink-2 xl:hidden">
            {texts.columns.sent}: {dayOfMoment(last.askedAt)}, {texts.requestStatuses[last.status]}
          </span>
        ) : null}
      </td>
      <td className="px-3 py-2 align-top max-sm:hidden">
        <span className="flex min-h-6 items-center">{badge}</span>
      </td>
      <td className="px-3 py-2 align-top text-ink-2 max-lg:hidden">{lacking ?? '–'}</td>
      <td className="px-3 py-2 align-top whitespace-nowrap text-ink-2 max-md:hidden">{end}</td>
      <td className="px-3 py-2 align-top text-ink-2 max-xl:hidden">
        {last ? (
          <>
            {dayOfMoment(last.askedAt)}
            <span className="block text-[0.8125rem] text-ink-3 first-letter:uppercase">
              {texts.requestStatuses[last.status]}
            </span>
            {often > 1 ? (
              <span className="block text-[0.8125rem] text-ink-3">{texts.inDays(often)}</span>
            ) : null}
          </>
        ) : (
          texts.never
        )}
      </td>
    </tr>
  );
}
