import { Mail } from 'lucide-react';
import * as words from '#words/team';
import { Avatar } from '../../ui/elements/avatar.tsx';
import { Badge } from '../../ui/elements/badge.tsx';
import { ListTable } from '../../ui/lists/data-table.tsx';
import { RelativeTime } from '../../ui/elements/relative-time.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { MemberActions } from './member-actions.tsx';
import { RoleMenu } from './role-menu.tsx';
import type { InvitationRow, MemberRow, TeamRow } from './team-rows.ts';

interface Props {
  rows: readonly TeamRow[];
  manages: boolean;
}

export function TeamList({ rows, manages }: Props) {
  return (
    <>
      <TeamTable rows={rows} manages={manages} />
      <TeamCards rows={rows} />
    </>
  );
}

const columns = [
  { label: words.columnsPerson },
  { label: words.columnsRole, className: 'w-[25%]' },
  { label: words.columnsState, className: 'w-[22%]' },
];
const actions = { label: words.columnsActions, isLabelHidden: true, className: 'w-40' };

function TeamTable({ rows, manages }: Props) {
  return (
    <ListTable columns={manages ? [...columns, actions] : columns} className="max-md:hidden">
      {rows.map((row) => (
        <tr key={row.key} className="*:px-4 *:py-3 *:align-middle">
          <td>
            <Person row={row} />
          </td>
          <td>
            <Role row={row} />
          </td>
          <td>
            <State row={row} />
          </td>
          {manages ? (
            <td>
              <div className="flex items-center justify-end gap-1">
                <Actions row={row} />
              </div>
            </td>
          ) : null}
        </tr>
      ))}
    </ListTable>
  );
}

function TeamCards({ rows }: Pick<Props, 'rows'>) {
  return (
    <ul className="flex flex-col gap-3 md:hidden">
      {rows.map((row) => (
        <li key={row.key} className="rounded-xl border border-line bg-surface p-4">
          <div className="flex items-center justify-between gap-2">
            <Person row={row} />
            <div className="-me-2 flex items-center gap-1">
              <Actions row={row} />
            </div>
          </div>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <Role row={row} />
            <State row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Person({ row }: { row: TeamRow }) {
  if (row.kind === 'invitation') {
    return (
      <span className="flex min-w-0 items-center gap-3">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full border border-dashed border-line-strong text-ink-3"
        >
          <Mail className="size-4" />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium" title={row.invitation.email}>
            {row.invitation.email}
          </span>
          <span className="block truncate text-[0.8125rem] text-ink-3">
            {words.rowBy(row.invitation.invitedBy)}
          </span>
        </span>
      </span>
    );
  }
  const { name, email } = row.user;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} className="size-9 text-xs" />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{name || words.rowUnnamed}</span>
          {row.isYou ? <Badge>{words.rowYou}</Badge> : null}
        </span>
        <span className="block truncate text-[0.8125rem] text-ink-3" title={email}>
          {email}
        </span>
      </span>
    </span>
  );
}

function Role({ row }: { row: TeamRow }) {
  if (row.kind === 'member' && row.offered.length > 0) return <RoleMenu row={row} />;
  return (
    <span className="block">
      {words.roles[row.role]}
      {row.kind === 'member' && row.isLastOwner ? (
        <span className="mt-0.5 block text-[0.8125rem] text-pretty text-ink-3">{words.rowLastOwner}</span>
      ) : null}
    </span>
  );
}

function State({ row }: { row: TeamRow }) {
  if (row.kind === 'member') return <Badge tone="good">{words.rowActive}</Badge>;
  const { expiresAt, delivery } = row.invitation;
  const expired = row.isExpired;
  return (
    <span className="flex flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Badge tone={expired ? 'neutral' : 'warn'}>{expired ? words.rowExpired : words.rowInvited}</Badge>
        <span className="text-[0.8125rem] text-ink-2">
          {expired ? null : <>{words.rowExpires} </>}
          <RelativeTime at={expiresAt} />
        </span>
      </span>
      {expired ? null : (
        <output
          className={delivery === 'failed' ? 'text-[0.8125rem] text-bad' : 'text-[0.8125rem] text-ink-3'}
        >
          {words.rowDelivery[delivery]}
        </output>
      )}
    </span>
  );
}

function Actions({ row }: { row: MemberRow | InvitationRow }) {
  if (row.kind === 'invitation') return row.mayChange ? <InvitationActions row={row} /> : null;
  return row.mayRemove ? <MemberActions row={row} /> : null;
}
