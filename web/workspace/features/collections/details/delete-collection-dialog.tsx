import type { Collection } from '#contract/resources/collection';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useDeleteCollection } from '../api.ts';
import { texts } from '../texts.ts';

interface Props {
  collection: Collection;
  onClose: () => void;
  onDeleted?: () => void;
}

export default function DeleteCollectionDialog({ collection, onClose, onDeleted }: Props) {
  const { mutateAsync } = useDeleteCollection();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={async () => {
        await mutateAsync(collection.id);
        onDeleted?.();
        notify.success(texts.remove.done(collection.name));
      }}
      title={texts.remove.title(collection.name)}
      action={texts.remove.action}
      errorTitle={texts.remove.failed}
    >
      {collection.visibility === 'private' ? null : <p className="mb-2">{texts.remove.page}</p>}
      <p>{texts.remove.body(collection.itemIds.length)}</p>
    </ConfirmDialog>
  );
}
