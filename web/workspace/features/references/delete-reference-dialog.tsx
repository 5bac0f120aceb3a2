import { useMutation } from '@tanstack/react-query';
import type { Reference } from '#contract/resources/reference';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { CachedReferences, deleteReference } from './cached-references.ts';
import { texts } from './texts.ts';

interface Props {
  reference: Reference;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteReferenceDialog({ reference, onClose, onDeleted }: Props) {
  const { mutateAsync } = useDeleteReference();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={async () => {
        await mutateAsync(reference.id);
        notify.success(texts.actions.deleted(reference.name));
        onDeleted?.();
      }}
      title={texts.remove.title}
      action={texts.remove.action}
      errorTitle={texts.remove.failed}
    >
      {texts.remove.body(reference.name, reference.status === 'Published')}
    </ConfirmDialog>
  );
}

function useDeleteReference() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: async (id: string) => {
      const list = new CachedReferences(client, organizationId);
      await list.hold();
      try {
        await deleteReference(call, list, id);
      } finally {
        list.refresh();
      }
    },
  });
}
