import type { Asset } from '#contract/resources/asset';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useDeleteAsset } from './api.ts';
import { minutesUntilFreed } from './minutes-until-freed.ts';
import { texts } from './texts.ts';

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
        notify.success(texts.remove.done(asset.name, minutesUntilFreed(asset, Date.now())));
        onDeleted();
      }}
      title={texts.remove.title(asset.name)}
      action={texts.remove.action}
      errorTitle={texts.remove.failed}
    >
      {texts.remove.body}
    </ConfirmDialog>
  );
}
