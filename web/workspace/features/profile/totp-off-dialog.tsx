import { useQueryClient } from '@tanstack/react-query';
import { userRoutes } from '#contract/resources/user';
import * as words from '#words/profile';
import { call } from '../../lib/api/api-client.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import type { SettingsDialogProps } from './dialog-button.tsx';
import { twoFactorQuery } from './two-factor-query.ts';

export default function TotpOffDialog({ onClose }: SettingsDialogProps) {
  const queryClient = useQueryClient();
  const turnOff = async () => {
    await call(userRoutes.setTwoFactor, { enabled: false });
    queryClient.setQueryData(twoFactorQuery.queryKey, false);
    notify.success(words.twoFactorTurnedOff);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={turnOff}
      title={words.twoFactorTurnOffTitle}
      action={words.twoFactorTurnOff}
    >
      {words.twoFactorTurnOffBody}
    </ConfirmDialog>
  );
}
