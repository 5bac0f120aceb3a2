import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Customer } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import * as words from '#words/reference-editor';
import { Button } from '../../../../ui/elements/button.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import { SelectField, TextField } from '../../../../ui/forms/text-field.tsx';
import type { ReferenceForm } from '../../reference-form.ts';

const AddCustomerDialog = onDemand(() => import('./add-customer-dialog.tsx'));

export function CustomerField({ customers }: { customers: UseQueryResult<Customer[]> }) {
  const [customerId, named] = useWatch<ReferenceForm, ['customerId', 'newCustomer']>({
    name: ['customerId', 'newCustomer'],
  });
  const naming = customerId === '' && (named !== '' || customers.data?.length === 0);
  return naming ? <NewCustomerField /> : <KnownCustomerField customers={customers} />;
}

function NewCustomerField() {
  const { register, clearErrors, formState } = useFormContext<ReferenceForm>();
  return (
    <TextField
      label={words.customerLabel}
      hint={words.customerNamed}
      required
      maxLength={limits.nameLength}
      autoComplete="off"
      error={formState.errors.customerId?.message}
      {...register('newCustomer', { onChange: () => clearErrors('customerId') })}
    />
  );
}

function KnownCustomerField({ customers }: { customers: UseQueryResult<Customer[]> }) {
  const { setValue } = useFormContext<ReferenceForm>();
  const { field, fieldState } = useController<ReferenceForm, 'customerId'>({ name: 'customerId' });
  const [adding, setAdding] = useState(false);
  const list = (customers.data ?? [])
    .filter((customer) => customer.status !== 'Archived' || customer.id === field.value)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const known = list.some((customer) => customer.id === field.value);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <SelectField
          className="min-w-48 flex-1"
          label={words.customerLabel}
          required
          error={fieldState.error?.message}
          // While the list loads, a chosen customer must not look like no choice.
          placeholder={known || !field.value ? words.customerChoose : '…'}
          options={list.map(({ id, name }) => ({ value: id, label: name }))}
          {...field}
          value={known ? field.value : ''}
        />
        <Button
          className="sm:mt-6.5"
          icon={<Plus aria-hidden />}
          onPointerEnter={AddCustomerDialog.prefetch}
          onFocus={AddCustomerDialog.prefetch}
          onClick={() => setAdding(true)}
        >
          {words.customerAdd}
        </Button>
      </div>
      {customers.error && !customers.data ? (
        <FormError title={words.customerLoadFailed}>
          {customers.error.message}{' '}
          <button type="button" className="underline" onClick={() => void customers.refetch()}>
            {words.customerRetry}
          </button>
        </FormError>
      ) : null}
      {adding ? (
        <AddCustomerDialog
          onClose={() => setAdding(false)}
          onAdded={({ id }) => setValue('customerId', id, { shouldDirty: true, shouldValidate: true })}
        />
      ) : null}
    </div>
  );
}
