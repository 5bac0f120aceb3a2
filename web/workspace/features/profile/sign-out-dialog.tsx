import { userRoutes } from '#contract/resources/user';
import * as words from '#words/profile';
import { call } from '../../lib/api/api-client.ts';
import { signOut } from '../../lib/session/session.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { SettingsDialogProps } from './dialog-button.tsx';

export default function SignOutDialog({ onClose }: SettingsDialogProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={async () => {
        await call(userRoutes.signOutEverywhere);
        await signOut('/login?from=signed-out-everywhere');
      }}
      title={words.sessionsConfirmTitle}
      action={words.sessionsConfirm}
    >
      {words.sessionsConfirmBody}
    </ConfirmDialog>
  );
}
