import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Collection } from '#contract/resources/collection';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useUpdateCollection } from '../api.ts';
import { CollectionFields, resolver } from './collection-fields.tsx';
import { formFields, formOf, type CollectionForm } from './collection-form.ts';
import { texts } from '../texts.ts';

export default function EditCollection({
  collection,
  onClose,
}: {
  collection: Collection;
  onClose: () => void;
}) {
  const { form, submit, busy, failure, theirs, takeTheirs } = useEditing(collection, onClose);
  const id = useId();
  return (
    <Card aria-labelledby={id} className="mb-4 p-5 sm:p-6">
      <h2 id={id} className="mb-4 text-[0.9375rem] font-semibold">
        {texts.form.editTitle}
      </h2>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-2xl flex-col gap-5">
          <CollectionFields />
          <FormError title={failure ? texts.form.notSaved : undefined}>{failure}</FormError>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={busy}>
              {texts.form.save}
            </Button>
            {theirs ? <Button onClick={takeTheirs}>{texts.form.loadTheirs}</Button> : null}
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              {texts.form.cancel}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}

function useEditing(collection: Collection, onClose: () => void) {
  const { mutateAsync } = useUpdateCollection();
  const [base, setBase] = useState(collection);
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Collection>();
  const form = useForm<CollectionForm>({ defaultValues: formOf(collection), resolver });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  const fail = (error: unknown) => {
    if (isApiError(error, 'VERSION_CONFLICT') && error.current) {
      const current = error.current as Collection;
      setTheirs(current);
      // A second save is intentional and overwrites their changes.
      setBase(current);
      setFailure(texts.form.conflict);
      return;
    }
    setFailure(isApiError(error) ? messageOf(error) : texts.form.failed);
    const found = isApiError(error) ? error.fields : {};
    for (const field of formFields)
      if (found[field]) form.setError(field, { type: 'server', message: found[field] });
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await mutateAsync({ form: values, base });
      notify.success(texts.form.saved);
      onClose();
    } catch (error) {
      fail(error);
    }
  });
  const takeTheirs = () => {
    if (!theirs) return;
    form.reset(formOf(theirs));
    setTheirs(undefined);
    setFailure(undefined);
  };
  return { form, submit, busy: form.formState.isSubmitting, failure, theirs, takeTheirs };
}
