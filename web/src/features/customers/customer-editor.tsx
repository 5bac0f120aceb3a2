import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Customer } from '#contract/customer';
import { isApiError, messageOf } from '../../lib/api-client.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useSaveCustomer } from './api.ts';
import { CustomerFields } from './customer-fields.tsx';
import { emptyForm, fieldAt, formOf, resolver, type CustomerForm } from './customer-form.ts';
import { texts } from './texts.ts';

interface Props {
  /** Absent for a new customer. */
  customer?: Customer;
  onSaved?: (customer: Customer) => void;
}

/** The form of a customer; what was typed stays when saving fails. */
export function CustomerEditor({ customer, onSaved }: Props) {
  const { form, submit, busy, failure, saved, theirs, takeTheirs } = useCustomerEditor(customer, onSaved);
  const formId = useId();
  return (
    <FormProvider {...form}>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <CustomerFields />
        <FormError title={failure ? texts.page.saveFailed : undefined}>{failure}</FormError>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" busy={busy}>
            {customer ? texts.page.save : texts.page.create}
          </Button>
          {theirs ? <Button onClick={takeTheirs}>{texts.page.loadTheirs}</Button> : null}
          {customer ? null : (
            <ButtonLink to="/app/customers" variant="ghost">
              {texts.page.cancel}
            </ButtonLink>
          )}
          <output className="text-[0.8125rem] text-ink-3">
            {saved && !form.formState.isDirty ? texts.page.saved : ''}
          </output>
        </div>
      </form>
    </FormProvider>
  );
}

function useCustomerEditor(customer: Customer | undefined, onSaved?: (customer: Customer) => void) {
  const { mutateAsync, isPending } = useSaveCustomer();
  const [base, setBase] = useState(customer);
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState(false);
  const [theirs, setTheirs] = useState<Customer>();
  const form = useForm<CustomerForm>({ defaultValues: customer ? formOf(customer) : emptyForm, resolver });
  const { isDirty } = form.formState;

  const adopt = (record: Customer) => {
    setBase(record);
    setTheirs(undefined);
    setFailure(undefined);
    form.reset(formOf(record));
  };
  // A newer record that comes in the background is taken over as long as nothing has been typed.
  const newer = customer && base && customer.version > base.version ? customer.version : undefined;
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = () => {
      if (customer && !isDirty && !isPending) adopt(customer);
    };
  });
  useEffect(() => {
    if (newer !== undefined) latest.current?.();
  }, [newer]);

  const fail = (error: unknown) => {
    if (isApiError(error, 'VERSION_CONFLICT') && error.current) {
      const current = error.current as Customer;
      setTheirs(current);
      // Saving again is then meant: it goes over theirs.
      setBase(current);
      setFailure(texts.page.conflict);
      return;
    }
    setFailure(isApiError(error) ? messageOf(error) : texts.page.saveFailedUnknown);
    for (const [path, message] of Object.entries(isApiError(error) ? error.fields : {})) {
      const field = fieldAt(path);
      if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
    }
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    setSaved(false);
    try {
      const record = await mutateAsync({ form: values, saved: base });
      adopt(record);
      setSaved(true);
      onSaved?.(record);
    } catch (error) {
      fail(error);
    }
  });
  return {
    form,
    submit,
    busy: isPending,
    failure,
    saved,
    theirs,
    takeTheirs: () => theirs && adopt(theirs),
  };
}
