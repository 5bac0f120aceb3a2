import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '../../ui/overlays/menu.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useTeamChanges } from './api.ts';
import { nameOf, type MemberRow } from './team-rows.ts';
import { texts } from './texts.ts';

export function MemberActions({ row }: { row: MemberRow }) {
  const { removeMember } = useTeamChanges();
  const [removing, setRemoving] = useState(false);
  const name = nameOf(row);
  return (
    <>
      <MoreMenu
        label={texts.row.actions(name)}
        width={220}
        triggerClassName="max-md:size-11"
        groups={[
          [
            {
              id: 'remove',
              label: texts.actions.remove,
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
          notify.success(texts.changed.removed(name));
        }}
        title={texts.remove.title(name)}
        action={texts.remove.action}
        errorTitle={texts.remove.failed}
      >
        {texts.remove.body(name)}
      </ConfirmDialog>
    </>
  );
}
