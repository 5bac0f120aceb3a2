import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/team';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '../../ui/overlays/menu.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useTeamChanges } from './api.ts';
import { nameOf, type MemberRow } from './team-rows.ts';

export function MemberActions({ row }: { row: MemberRow }) {
  const { removeMember } = useTeamChanges();
  const [removing, setRemoving] = useState(false);
  const name = nameOf(row);
  return (
    <>
      <MoreMenu
        label={words.rowActions(name)}
        width={220}
        triggerClassName="max-md:size-11"
        groups={[
          [
            {
              id: 'remove',
              label: words.actions.remove,
              icon: <UserMinus aria-hidden />,
              tone: 'danger',
              onSelect: () => setRemoving(true),
            },
          ],
        ]}
      />
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        onConfirm={async () => {
          await removeMember(row.user.userId);
          notify.success(words.changedRemoved(name));
        }}
        title={words.removeTitle(name)}
        action={words.removeAction}
        errorTitle={words.removeFailed}
      >
        {words.removeBody(name)}
      </ConfirmDialog>
    </>
  );
}
