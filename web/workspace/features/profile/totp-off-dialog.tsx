import { useQueryClient } from '@tanstack/react-query';
import { userRoutes } from '#contract/resources/user';
import { call } from '../../lib/api/api-client.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import type { SettingsDialogProps } from './dialog-button.tsx';
import { texts } from './texts.ts';
import { twoFactorQuery } from './two-factor-query.ts';

export default function TotpOffDialog({ onClose }: SettingsDialogProps) {
  const queryClient = useQueryClient();
  const turnOff = async () => {
    await call(userRoutes.setTwoFactor, { enabled: false });
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
