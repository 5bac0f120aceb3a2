import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as words from '#words/collections';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useCreateCollection } from '../api.ts';
import { CollectionFields, resolver } from './collection-fields.tsx';
import { emptyForm, type CollectionForm } from './collection-form.ts';

export default function CreateCollectionDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useCreateCollection();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const form = useForm<CollectionForm>({ defaultValues: emptyForm, resolver });
  const busy = form.formState.isSubmitting;
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const { id } = await mutateAsync(values);
      await navigate(`/app/collections/${id}`, { replace: true });
    } catch (error) {
      setFailure(isApiError(error) ? messageOf(error) : words.formFailed);
    }
  });
  return (
    <FormDialog
      title={words.formCreateTitle}
      busy={busy}
      failure={failure}
      failureTitle={words.formNotCreated}
      cancel={words.formCancel}
      save={words.formCreate}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormProvider {...form}>
        <CollectionFields />
      </FormProvider>
    </FormDialog>
  );
}
