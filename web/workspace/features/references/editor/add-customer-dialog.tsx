import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { createCustomerBody, type Customer } from '#contract/customer';
import { useActionContext } from '../../../lib/active-organization.tsx';
import { isApiError, messageOf } from '../../../lib/api-client.ts';
import { websiteError } from '../../../lib/web-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addCustomer, type NewCustomer } from '../add-customer.ts';
import { texts } from './texts.ts';

const words = texts.addCustomer;

interface Props {
  onClose: () => void;
  onAdded: (customer: Customer) => void;
}

/** A customer on the way: the reference behind it stays as it is. */
export default function AddCustomerDialog({ onClose, onAdded }: Props) {
  const context = useActionContext();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (customer: NewCustomer) => addCustomer(context, customer),
  });
  // A form cannot stand inside a form.
  return createPortal(
    <Dialog open onClose={onClose} title={words.dialogTitle} description={words.dialogNote} busy={isPending}>
      <AddCustomerForm
        busy={isPending}
        onCancel={onClose}
        onSubmit={async (customer) => {
          onAdded(await mutateAsync(customer));
          onClose();
        }}
      />
    </Dialog>,
    document.body,
  );
}

interface FormProps {
  busy: boolean;
  onCancel: () => void;
  onSubmit: (customer: NewCustomer) => Promise<void>;
}

function AddCustomerForm({ busy, onCancel, onSubmit }: FormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<Required<NewCustomer>>({
    defaultValues: { name: '', website: '', industry: '' },
  });
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const checked = createCustomerBody.safeParse({ name: values.name });
    if (!checked.success) {
      setError('name', { message: checked.error.issues[0]!.message }, { shouldFocus: true });
      return;
    }
    const website = websiteError(values.website);
    if (website) {
      setError('website', { message: website }, { shouldFocus: true });
      return;
    }
    try {
      await onSubmit(values);
    } catch (error) {
      setFailure(messageOf(error));
      if (isApiError(error) && error.fields.name)
        setError('name', { message: error.fields.name }, { shouldFocus: true });
    }
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        // React would carry it on to the reference's form.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <TextField
        label={words.name}
        required
        error={formState.errors.name?.message}
        autoComplete="off"
        {...register('name')}
      />
      <TextField label={words.industry} autoComplete="off" {...register('industry')} />
      <TextField
        label={words.website}
        inputMode="url"
        error={formState.errors.website?.message}
        autoComplete="off"
        {...register('website')}
      />
      <FormError title={failure ? words.failed : undefined}>{failure}</FormError>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {words.create}
        </Button>
      </DialogActions>
    </form>
  );
}
