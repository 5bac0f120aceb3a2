import { useQueryClient } from '@tanstack/react-query';
import { authMessage } from '../../lib/auth-message.ts';
import { auth } from '../../lib/session.ts';
import { withSession } from '../../lib/user-pool.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toast.tsx';
import type { SettingsDialogProps } from './dialog-button.tsx';
import { texts } from './texts.ts';
import { twoFactorQuery } from './two-factor-query.ts';

export default function TotpOffDialog({ onClose }: SettingsDialogProps) {
  const queryClient = useQueryClient();
  const turnOff = async () => {
    try {
      await withSession(async () => (await auth()).turnOffTotp());
    } catch (error) {
      throw new Error(authMessage(error), { cause: error });
    }
    queryClient.setQueryData(twoFactorQuery.queryKey, false);
    notify.success(texts.twoFactor.turnedOff);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={turnOff}
      title={texts.twoFactor.turnOffTitle}
      action={texts.twoFactor.turnOff}
    >
      {texts.twoFactor.turnOffBody}
    </ConfirmDialog>
  );
}
