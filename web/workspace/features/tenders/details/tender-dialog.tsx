import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { languageName } from '#contract/words/language-name';
import type { Tender } from '#contract/resources/tender';
import { language as screenLanguage } from '#words/language';
import * as formWords from '#words/tender-form';
import * as words from '#words/tenders';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { useContentLanguage } from '../../../lib/organization/records.ts';
import { useSettings } from '../../../lib/organization/settings.ts';
import { useClaims } from '../../../lib/session/session.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useCreateTender, useUpdateTender } from '../api.ts';
import { MoreAboutTender } from './more-about-tender.tsx';
import { bodyOf, emptyForm, formOf, newBodyOf, resolver, type TenderForm } from './tender-form.ts';

/** Creates a tender, or edits the given one. */
export default function TenderDialog({ tender, onClose }: { tender?: Tender; onClose: () => void }) {
  const [create, update] = [useCreateTender(), useUpdateTender()];
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState(tender);
  const { sub } = useClaims();
  const form = useForm<TenderForm>({ defaultValues: tender ? formOf(tender) : emptyForm(sub), resolver });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = async (values: TenderForm) => {
    if (saved) {
      await update.mutateAsync({ ...bodyOf(values, saved), id: saved.id, version: saved.version });
      onClose();
    } else {
      const { id } = await create.mutateAsync(newBodyOf(values));
      await navigate(`/app/tenders/${id}`, { replace: true });
    }
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(values);
    } catch (error) {
      const current = isApiError(error, 'VERSION_CONFLICT') && (error.current as Tender | undefined);
      if (current) setSaved(current);
      setFailure(current ? formWords.changed : isApiError(error) ? messageOf(error) : words.formFailed);
    }
  });
  return (
    <FormDialog
      title={tender ? formWords.editTitle : formWords.createTitle}
      busy={isSubmitting}
      failure={failure}
      failureTitle={formWords.notSaved}
      cancel={words.formCancel}
      save={tender ? formWords.save : formWords.create}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={formWords.title}
        required
        hint={formWords.titleHint}
        error={errors.title?.message}
        autoComplete="off"
        {...register('title')}
      />
      <TextField
        label={formWords.buyer}
        error={errors.buyer?.message}
        autoComplete="off"
        {...register('buyer')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={formWords.deadline}
          type="datetime-local"
          required
          error={errors.deadline?.message}
          {...register('deadline')}
        />
        <TextField
          label={formWords.holdUntil}
          type="date"
          hint={formWords.holdUntilHint}
          error={errors.holdUntil?.message}
          {...register('holdUntil')}
        />
        <TextField
          label={formWords.most}
          inputMode="numeric"
          hint={formWords.mostHint}
          error={errors.most?.message}
          {...register('most')}
        />
      </div>
      <label className="flex min-h-9 items-center gap-2">
        <input type="checkbox" className="size-4 accent-(--accent)" {...register('sameTwice')} />
        {formWords.sameTwice}
      </label>
      <FormProvider {...form}>
        <Languages />
        <MoreAboutTender />
      </FormProvider>
    </FormDialog>
  );
}

/** Nobody with one language has anything to choose. */
function Languages() {
  const { register } = useFormContext<TenderForm>();
  const original = useContentLanguage();
  const others = useSettings().data?.languages ?? [];
  if (others.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{formWords.languages}</legend>
      <div className="flex flex-wrap gap-x-5">
        {[...new Set([...(original ? [original] : []), ...others])].map((code) => (
          <label key={code} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              value={code}
              className="size-4 accent-(--accent)"
              {...register('languages')}
            />
            {languageName(code, screenLanguage)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
