import type { Asset } from '#contract/resources/asset';
import * as words from '#words/assets';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useDeleteAsset } from './api.ts';
import { minutesUntilFreed } from './minutes-until-freed.ts';

interface DeleteAssetDialogProps {
  asset: Asset;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteAssetDialog({ asset, open, onClose, onDeleted }: DeleteAssetDialogProps) {
  const { mutateAsync } = useDeleteAsset();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        await mutateAsync(asset.id);
        notify.success(words.removeDone(asset.name, minutesUntilFreed(asset, Date.now())));
        onDeleted();
      }}
      title={words.removeTitle(asset.name)}
      action={words.removeAction}
      errorTitle={words.removeFailed}
    >
      {words.removeBody}
    </ConfirmDialog>
  );
}
