import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createCustomerBody, type Customer } from '#contract/resources/customer';
import * as words from '#words/reference-editor';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { isApiError, messageOf } from '../../../../lib/api/api-client.ts';
import { websiteError } from '../../../../lib/web-address.ts';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { addCustomer, type NewCustomer } from '../../add-customer.ts';

interface Props {
  onClose: () => void;
  onAdded: (customer: Customer) => void;
}

export default function AddCustomerDialog({ onClose, onAdded }: Props) {
  const context = useActionContext();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (customer: NewCustomer) => addCustomer(context, customer),
  });
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
      onAdded(await mutateAsync(values));
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      if (isApiError(error) && error.fields.name)
        setError('name', { message: error.fields.name }, { shouldFocus: true });
    }
  });
  return (
    <FormDialog
      title={words.addCustomerDialogTitle}
      description={words.addCustomerDialogNote}
      busy={isPending}
      failure={failure}
      failureTitle={words.addCustomerFailed}
      cancel={words.addCustomerCancel}
      save={words.addCustomerCreate}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={words.addCustomerName}
        required
        error={formState.errors.name?.message}
        autoComplete="off"
        {...register('name')}
      />
      <TextField label={words.addCustomerIndustry} autoComplete="off" {...register('industry')} />
      <TextField
        label={words.addCustomerWebsite}
        inputMode="url"
        error={formState.errors.website?.message}
        autoComplete="off"
        {...register('website')}
      />
    </FormDialog>
  );
}
