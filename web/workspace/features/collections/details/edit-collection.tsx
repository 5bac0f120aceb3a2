import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Collection } from '#contract/resources/collection';
import type { ContentLanguage } from '#contract/rules/content-languages';
import { limits } from '#contract/rules/limits';
import * as words from '#words/collections';
import { useBranding } from '../../../lib/organization/records.ts';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { useUpdateCollection } from '../api.ts';
import { CollectionFields, resolver } from './collection-fields.tsx';
import { LetterFields } from './letter-fields.tsx';
import { formOf, type CollectionForm } from './collection-form.ts';

const OtherLanguages = onDemand(() => import('../../../languages/other-languages.tsx'));

export default function EditCollection({
  collection,
  onClose,
}: {
  collection: Collection;
  onClose: () => void;
}) {
  const { languages = [] } = useBranding().data ?? {};
  const { form, submit, busy, failure, theirs, takeTheirs } = useEditing(collection, languages, onClose);
  const id = useId();
  return (
    <Card aria-labelledby={id} className="mb-4 p-5 sm:p-6">
      <h2 id={id} className="mb-4 text-[0.9375rem] font-semibold">
        {words.formEditTitle}
      </h2>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-2xl flex-col gap-5">
          <CollectionFields>
            <Translated languages={languages} />
          </CollectionFields>
          <LetterFields />
          <FormError title={failure ? words.formNotSaved : undefined}>{failure}</FormError>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={busy}>
              {words.formSave}
            </Button>
            {theirs ? <Button onClick={takeTheirs}>{words.formLoadTheirs}</Button> : null}
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              {words.formCancel}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}

function Translated({ languages }: { languages: readonly ContentLanguage[] }) {
  const [name, description] = useWatch<CollectionForm, ['name', 'description']>({
    name: ['name', 'description'],
  });
  if (languages.length === 0) return null;
  return (
    <OtherLanguages
      languages={languages}
      fieldOf={(code, text) => `translations.${code}.${text}`}
      onClose={() => {}}
      texts={[
        { name: 'name', label: words.formName, original: name, maxLength: limits.nameLength },
        {
          name: 'description',
          label: words.formDescription,
          original: description,
          maxLength: limits.descriptionLength,
          isLong: true,
        },
      ]}
    />
  );
}

function useEditing(collection: Collection, languages: readonly ContentLanguage[], onClose: () => void) {
  const { mutateAsync } = useUpdateCollection();
  const [base, setBase] = useState(collection);
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Collection>();
  const form = useForm<CollectionForm>({ defaultValues: formOf(collection, languages), resolver });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  const fail = (error: unknown) => {
    if (isApiError(error, 'VERSION_CONFLICT') && error.current) {
      const current = error.current as Collection;
      setTheirs(current);
      // A second save is intentional and overwrites their changes.
      setBase(current);
      setFailure(words.formConflict);
      return;
    }
    setFailure(isApiError(error) ? messageOf(error) : words.formFailed);
    const found = isApiError(error) ? error.fields : {};
    for (const [path, message] of Object.entries(found))
      if (String(path.split('.')[0]) in form.getValues())
        form.setError(path as keyof CollectionForm, { type: 'server', message });
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await mutateAsync({ form: values, base });
      notify.success(words.formSaved);
      onClose();
    } catch (error) {
      fail(error);
    }
  });
  const takeTheirs = () => {
    if (!theirs) return;
    form.reset(formOf(theirs, languages));
    setTheirs(undefined);
    setFailure(undefined);
  };
  return { form, submit, busy: form.formState.isSubmitting, failure, theirs, takeTheirs };
}
