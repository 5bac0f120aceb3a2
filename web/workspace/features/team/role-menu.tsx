import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { roles, type Role } from '#contract/rules/roles';
import { messageOf } from '../../lib/api/api-client.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useTeamChanges } from './api.ts';
import { nameOf, type MemberRow } from './team-rows.ts';
import { texts } from './texts.ts';

const isLower = (role: Role, than: Role) => roles.indexOf(role) > roles.indexOf(than);

export function RoleMenu({ row }: { row: MemberRow }) {
  const { changeRole, changeRoleForSure } = useTeamChanges();
  const [pending, setPending] = useState<Role>();
  const { userId } = row.user;
  const name = nameOf(row);

  const change = async (to: Role) => {
    try {
      await changeRole(userId, to);
      notify.success(texts.changed.role(name, texts.roles[to]), {
        label: texts.actions.undo,
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
  const words = row.isYou ? texts.lower : texts.owner;

  return (
    <>
      <Menu
        label={texts.columns.role}
        width={288}
        triggerLabel={texts.row.changeRole(name, texts.roles[row.role])}
        triggerClassName="-ml-2.5 inline-flex h-8 items-center gap-1.5 rounded-lg px-2.5 hover:bg-hover max-md:h-11"
        trigger={
          <>
            {texts.roles[row.role]}
            <ChevronDown aria-hidden className="size-3.5 text-ink-3" />
          </>
        }
        groups={[
          row.offered.map((role) => ({
            id: role,
            label: texts.roles[role],
            note: texts.roleNotes[role],
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
          notify.success(texts.changed.role(name, texts.roles[pending!]));
        }}
        title={row.isYou ? texts.lower.title : texts.owner.title(name)}
        action={words.action}
        tone={row.isYou ? 'danger' : 'primary'}
        errorTitle={words.failed}
      >
        {row.isYou ? texts.lower.body(texts.roles[pending ?? row.role]) : texts.owner.body}
      </ConfirmDialog>
    </>
  );
}
