import { useMutation } from '@tanstack/react-query';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/references';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { CachedReferences, deleteReference } from './cached-references.ts';

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
        notify.success(words.actions.deleted(reference.name));
        onDeleted?.();
      }}
      title={words.removeTitle}
      action={words.removeAction}
      errorTitle={words.removeFailed}
    >
      {words.removeBody(reference.name, reference.status === 'Published')}
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
