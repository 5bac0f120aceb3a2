import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '#contract/resources/customer';
import * as words from '#words/customers';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useDeleteCustomer, useSaveCustomer } from '../api.ts';
import { formOf } from '../editor/customer-form.ts';
import { ReferenceRows, useReferencesOf } from './customer-references.tsx';

interface Props {
  customer: Customer;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteCustomerDialog({ customer, onClose, onDeleted }: Props) {
  const { mutateAsync } = useDeleteCustomer();
  const [refused, setRefused] = useState<string>();
  const navigate = useNavigate();
  if (refused ?? customer.referenceCount > 0)
    return <InUse customer={customer} refused={refused} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={async () => {
        try {
          await mutateAsync(customer.id);
        } catch (error) {
          if (isApiError(error, 'CUSTOMER_IN_USE')) setRefused(error.message);
          throw error;
        }
        onDeleted();
        notify.success(words.removeDone(customer.name));
        void navigate('/app/customers', { replace: true });
      }}
      title={words.removeTitle(customer.name)}
      action={words.removeAction}
      errorTitle={words.removeFailed}
    >
      {words.removeBody}
    </ConfirmDialog>
  );
}

const shownReferences = 5;

interface InUseProps {
  customer: Customer;
  refused: string | undefined;
  onClose: () => void;
}

function InUse({ customer, refused, onClose }: InUseProps) {
  const { mutateAsync, isPending } = useSaveCustomer();
  const { references = [] } = useReferencesOf(customer);
  const [failure, setFailure] = useState<string>();
  const archive = async () => {
    setFailure(undefined);
    try {
      await mutateAsync({ form: { ...formOf(customer), status: 'Archived' }, saved: customer });
      notify.success(words.removeArchived(customer.name));
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <Dialog open onClose={onClose} busy={isPending} title={words.removeInUseTitle(customer.name)}>
      <p className="text-ink-2">{refused ?? words.removeInUse(customer.referenceCount)}</p>
      {references.length > 0 ? (
        <div>
          <ReferenceRows references={references.slice(0, shownReferences)} />
          {references.length > shownReferences ? (
            <p className="mt-2 text-[0.8125rem] text-ink-3">
              {words.referencesMore(references.length - shownReferences)}
            </p>
          ) : null}
        </div>
      ) : null}
      {customer.status === 'Archived' ? null : <p className="text-ink-2">{words.removeArchiveInstead}</p>}
      <FormError title={failure ? words.removeArchiveFailed : undefined}>{failure}</FormError>
      <DialogActions>
        {customer.status === 'Archived' ? null : (
          <Button busy={isPending} onClick={() => void archive()}>
            {words.removeArchive}
          </Button>
        )}
        <Button variant="primary" disabled={isPending} onClick={onClose} data-autofocus>
          {words.removeClose}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
