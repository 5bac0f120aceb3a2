import type { Reference } from '#contract/reference';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toast.tsx';
import { useDeleteReference } from './api.ts';
import { texts } from './texts.ts';

interface Props {
  /** The one in question; absent while nothing is asked. */
  reference: Reference | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteReferenceDialog({ reference, onClose, onDeleted }: Props) {
  const { mutateAsync } = useDeleteReference();
  return (
    <ConfirmDialog
      open={reference !== undefined}
      onClose={onClose}
      onConfirm={async () => {
        if (!reference) return;
        await mutateAsync(reference.id);
        notify.success(texts.actions.deleted(reference.name));
        onDeleted?.();
      }}
      title={texts.remove.title}
      action={texts.remove.action}
      errorTitle={texts.remove.failed}
    >
      {reference ? texts.remove.body(reference.name, reference.status === 'Published') : null}
    </ConfirmDialog>
  );
}
