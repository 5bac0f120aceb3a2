import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Customer } from '#contract/customer';
import { isApiError } from '../../lib/api-client.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toast.tsx';
import { useDeleteCustomer } from './api.ts';
import { texts } from './texts.ts';

interface Props {
  customer: Customer;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks first; when the customer has references the server's explanation stays in the dialog, with the way to them. */
export function DeleteCustomerDialog({ customer, open, onClose, onDeleted }: Props) {
  const { mutateAsync } = useDeleteCustomer();
  const [inUse, setInUse] = useState(false);
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        setInUse(false);
        onClose();
      }}
      onConfirm={async () => {
        try {
          await mutateAsync(customer.id);
        } catch (error) {
          setInUse(isApiError(error, 'CUSTOMER_IN_USE'));
          throw error;
        }
        onDeleted();
        notify.success(texts.remove.done(customer.name));
        void navigate('/app/customers', { replace: true });
      }}
      title={texts.remove.title(customer.name)}
      action={texts.remove.action}
      errorTitle={texts.remove.failed}
    >
      {inUse ? (
        <Link to={`/app/references?customer=${customer.id}`} className="underline underline-offset-4">
          {texts.remove.showReferences}
        </Link>
      ) : (
        texts.remove.body
      )}
    </ConfirmDialog>
  );
}
