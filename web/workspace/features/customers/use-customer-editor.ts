import { useEffect, useRef, useState } from 'react';
import type { Customer } from '#contract/customer';
import { texts as fixed } from '#contract/text';
import { useOrganization } from '../../lib/active-organization.tsx';
import { isApiError, messageOf } from '../../lib/api-client.ts';
import { ownText } from '../../lib/own-text.ts';
import { useClaims } from '../../lib/session.ts';
import { useFirstTouch } from '../../ui/use-first-touch.ts';
import { useSaveCustomer } from './api.ts';
import { draftKey, readDraft } from './customer-draft.ts';
import {
  emptyForm,
  fieldAt,
  formOf,
  merged,
  sameForm,
  type CustomerForm,
  type FormErrors,
} from './customer-form.ts';
import { texts } from './texts.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** The schemas come when somebody begins to write: who only reads needs none. */
const loadCheck = () => import('./check-customer.ts');

/** Fetches them ahead; saving asks again, and says so when they cannot be had. */
const prefetchCheck = (): void => void loadCheck().catch(() => undefined);

export type CustomerEditorState = ReturnType<typeof useCustomerEditor>;

/** The form of a customer, from what was typed to what was saved; without `customer` of a new one. */
export function useCustomerEditor(customer: Customer | undefined, onSaved: (customer: Customer) => void) {
  const { mutateAsync, isPending } = useSaveCustomer();
  useFirstTouch(prefetchCheck);
  const { organizationId } = useOrganization();
  const storageKey = draftKey(useClaims().sub, organizationId, customer?.id);
  const [kept] = useState(() => ownText(storageKey));
  const [base, setBase] = useState(customer);
  const clean = base ? formOf(base) : emptyForm;
  const [restored, setRestored] = useState(() => draftIn(kept.read(), clean));
  // Of a draft: the version that it was written on, so that what others saved since is not overwritten unseen.
  const [version, setVersion] = useState(restored?.version ?? customer?.version);
  const [values, setValues] = useState(restored?.form ?? clean);
  const begunFrom = restored?.base ?? clean;
  const [errors, setErrors] = useState<FormErrors>({});
  const [checking, setChecking] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Customer>();
  // Whether there is anything to keep: known at once, also while what was saved or discarded is still on the screen.
  const touched = useRef(restored !== undefined);
  const keeps = useKeptDraft(kept, values, (form) =>
    touched.current && !sameForm(form, clean) ? { form, base: begunFrom, version } : undefined,
  );

  const begin = (record: Customer | undefined) => {
    touched.current = false;
    setBase(record);
    setVersion(record?.version);
    setValues(record ? formOf(record) : emptyForm);
    setErrors({});
    setFailure(undefined);
    setConflict(undefined);
    setRestored(undefined);
  };
  useNewerRecord(customer, base, () => {
    if (!isPending && sameForm(values, clean)) begin(customer);
  });

  const refuse = (found: FormErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const save = async (form: CustomerForm, over: Customer | undefined) => {
    setFailure(undefined);
    try {
      const record = await mutateAsync({ form, saved: over });
      begin(record);
      onSaved(record);
    } catch (error) {
      if (isApiError(error, 'VERSION_CONFLICT') && error.current) {
        setConflict(error.current as Customer);
        return;
      }
      setFailure(isApiError(error) ? messageOf(error) : texts.editor.saveFailedUnknown);
      refuse(isApiError(error) ? errorsOf(error.fields) : {});
    }
  };
  const mine = conflict && merged(formOf(conflict), begunFrom, values);
  return {
    values,
    errors,
    /** How often saving was refused: each time the focus goes to what is wrong. */
    refusals,
    set: (change: Partial<CustomerForm>) => {
      touched.current = true;
      setValues((before) => ({ ...before, ...change }));
      const mended = Object.fromEntries(Object.keys(change).map((field) => [field, undefined]));
      setErrors((before) => ({ ...before, ...mended }));
    },
    busy: isPending || checking,
    failure,
    keeps,
    restored: restored !== undefined,
    conflict,
    /** What keeping mine over theirs would save. */
    mine,
    submit: async () => {
      setFailure(undefined);
      setChecking(true);
      const check = await loadCheck().catch(() => undefined);
      setChecking(false);
      if (!check) return setFailure(fixed.noResponse);
      const found = check.checkCustomer(values);
      if (Object.keys(found).length > 0) refuse(found);
      else await save(values, base && { ...base, version: version ?? base.version });
    },
    keepMine: async () => {
      if (mine) await save(mine, conflict);
    },
    keepTheirs: () => begin(conflict),
    decideLater: () => setConflict(undefined),
    discard: () => begin(base),
  };
}

function draftIn(kept: string | null, clean: CustomerForm) {
  const draft = readDraft(kept);
  return draft && !sameForm(draft.form, clean) ? draft : undefined;
}

/** The server's, by the fields of the form. */
function errorsOf(fields: Readonly<Record<string, string>>): FormErrors {
  const entries = Object.entries(fields).map(([path, message]) => [fieldAt(path), message] as const);
  return Object.fromEntries(entries.filter(([field]) => field !== undefined)) as FormErrors;
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
