import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { useCreateCollection } from '../api.ts';
import { CollectionFields, resolver } from './collection-fields.tsx';
import { emptyForm, type CollectionForm } from './collection-form.ts';
import { texts } from '../texts.ts';

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
      setFailure(isApiError(error) ? messageOf(error) : texts.form.failed);
    }
  });
  return (
    <Dialog open onClose={onClose} title={texts.form.createTitle} busy={busy}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
          <CollectionFields />
          <FormError title={failure ? texts.form.notCreated : undefined}>{failure}</FormError>
          <DialogActions>
            <Button onClick={onClose} disabled={busy}>
              {texts.form.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.form.create}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
