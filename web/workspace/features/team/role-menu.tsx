import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { roles, type Role } from '#contract/rules/roles';
import * as teamWords from '#words/team';
import { messageOf } from '../../lib/api/api-client.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useTeamChanges } from './api.ts';
import { nameOf, type MemberRow } from './team-rows.ts';

const isLower = (role: Role, than: Role) => roles.indexOf(role) > roles.indexOf(than);

export function RoleMenu({ row }: { row: MemberRow }) {
  const { changeRole, changeRoleForSure } = useTeamChanges();
  const [pending, setPending] = useState<Role>();
  const { userId } = row.user;
  const name = nameOf(row);

  const change = async (to: Role) => {
    try {
      await changeRole(userId, to);
      notify.success(teamWords.changedRole(name, teamWords.roles[to]), {
        label: teamWords.actions.undo,
        onClick: () =>
          void changeRole(userId, row.role).catch((error: unknown) => notify.error(messageOf(error))),
      });
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const choose = (to: Role) => {
    if (to === row.role) return;
    if (to === 'owner' || (row.isYou && isLower(to, row.role))) setPending(to);
    else void change(to);
  };
  const words = row.isYou ? teamWords.lower : teamWords.owner;

  return (
    <>
      <Menu
        label={teamWords.columnsRole}
        width={288}
        triggerLabel={teamWords.rowChangeRole(name, teamWords.roles[row.role])}
        triggerClassName="-ms-2.5 inline-flex h-8 items-center gap-1.5 rounded-lg px-2.5 hover:bg-hover max-md:h-11"
        trigger={
          <>
            {teamWords.roles[row.role]}
            <ChevronDown aria-hidden className="size-3.5 text-ink-3" />
          </>
        }
        groups={[
          row.offered.map((role) => ({
            id: role,
            label: teamWords.roles[role],
            note: teamWords.roleNotes[role],
            end: role === row.role ? <Check aria-hidden /> : undefined,
            onSelect: () => choose(role),
          })),
        ]}
      />
      <ConfirmDialog
        open={pending !== undefined}
        onClose={() => setPending(undefined)}
        onConfirm={async () => {
          await changeRoleForSure(userId, pending!);
          notify.success(teamWords.changedRole(name, teamWords.roles[pending!]));
        }}
        title={row.isYou ? teamWords.lower.title : teamWords.owner.title(name)}
        action={words.action}
        tone={row.isYou ? 'danger' : 'primary'}
        errorTitle={words.failed}
      >
        {row.isYou ? teamWords.lower.body(teamWords.roles[pending ?? row.role]) : teamWords.owner.body}
      </ConfirmDialog>
    </>
  );
}
