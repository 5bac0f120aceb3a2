import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Customer } from '#contract/customer';
import { useOrganization } from '../../lib/active-organization.tsx';
import { isApiError, messageOf } from '../../lib/api-client.ts';
import { useClaims } from '../../lib/session.ts';
import { useSaveCustomer } from './api.ts';
import { clearDraft, draftKey, readDraft } from './customer-draft.ts';
import { emptyForm, fieldAt, formOf, resolver, sameForm, type CustomerForm } from './customer-form.ts';
import { texts } from './texts.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export type CustomerEditorState = ReturnType<typeof useCustomerEditor>;

/** The form of a customer, from what was typed to what was saved; without `customer` of a new one. */
export function useCustomerEditor(customer: Customer | undefined, onSaved: (customer: Customer) => void) {
  const { mutateAsync, isPending } = useSaveCustomer();
  const { organizationId } = useOrganization();
  const storageKey = draftKey(useClaims().sub, organizationId, customer?.id);
  const [base, setBase] = useState(customer);
  const clean = base ? formOf(base) : emptyForm;
  const [restored, setRestored] = useState(() => draftIn(storageKey, clean));
  // Of a draft: the version that it was written on, so that what others saved since is not overwritten unseen.
  const [version, setVersion] = useState(restored?.version ?? customer?.version);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Customer>();
  const form = useForm<CustomerForm>({ defaultValues: restored?.form ?? clean, resolver });
  const keeps = useKeptDraft({ form, storageKey, clean, version });

  const adopt = (record: Customer) => {
    setBase(record);
    setVersion(record.version);
    setConflict(undefined);
    setRestored(undefined);
    form.reset(formOf(record));
    clearDraft(storageKey, localStorage);
  };
  useNewerRecord(customer, base, () => {
    if (customer && !isPending && sameForm(form.getValues(), clean)) adopt(customer);
  });

  const save = async (values: CustomerForm, over: Customer | undefined) => {
    setFailure(undefined);
    try {
      const record = await mutateAsync({ form: values, saved: over });
      adopt(record);
      onSaved(record);
    } catch (error) {
      if (isApiError(error, 'VERSION_CONFLICT') && error.current) {
        setConflict(error.current as Customer);
        return;
      }
      setFailure(isApiError(error) ? messageOf(error) : texts.editor.saveFailedUnknown);
      for (const [path, message] of Object.entries(isApiError(error) ? error.fields : {})) {
        const field = fieldAt(path);
        if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
      }
    }
  };
  return {
    form,
    busy: isPending,
    failure,
    keeps,
    restored: restored !== undefined,
    conflict,
    submit: form.handleSubmit((values) =>
      save(values, base && { ...base, version: version ?? base.version }),
    ),
    keepMine: () => save(form.getValues(), conflict),
    keepTheirs: () => conflict && adopt(conflict),
    decideLater: () => setConflict(undefined),
    discard: () => {
      setRestored(undefined);
      setVersion(base?.version);
      setFailure(undefined);
      form.reset(clean);
      clearDraft(storageKey, localStorage);
    },
  };
}

function draftIn(key: string, clean: CustomerForm) {
  const draft = readDraft(key, localStorage);
  return draft && !sameForm(draft.form, clean) ? draft : undefined;
}

/** Runs `take` when a newer record has come in the background. */
function useNewerRecord(customer: Customer | undefined, base: Customer | undefined, take: () => void): void {
  const newer = customer && base && customer.version > base.version ? customer.version : undefined;
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (newer !== undefined) latest.current();
  }, [newer]);
}
