import type { Collection } from '#contract/resources/collection';
import * as words from '#words/collections';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useDeleteCollection } from '../api.ts';

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
        notify.success(words.removeDone(collection.name));
      }}
      title={words.removeTitle(collection.name)}
      action={words.removeAction}
      errorTitle={words.removeFailed}
    >
      {collection.visibility === 'private' ? null : <p className="mb-2">{words.removePage}</p>}
      <p>{words.removeBody(collection.itemIds.length)}</p>
    </ConfirmDialog>
  );
}
