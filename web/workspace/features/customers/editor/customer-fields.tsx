import { useId, type ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { customerStatuses } from '#contract/rules/choices';
import * as words from '#words/customers';
import { statuses as statusNames } from '#words/choices';
import { PictureField } from '../../../files/picture-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { TagField } from '../../../ui/forms/tag-field.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import type { CustomerForm } from './customer-form.ts';

type TextName = {
  [Field in keyof CustomerForm]: string extends CustomerForm[Field] ? Field : never;
}[keyof CustomerForm];

interface Props {
  onPictureBusy: (busy: boolean) => void;
}

export function CustomerFields({ onPictureBusy }: Props) {
  const { register, control, formState } = useFormContext<CustomerForm>();
  const status = useWatch({ control, name: 'status' });
  const field = (name: TextName) => ({
    label: words.fields[name],
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    ...register(name),
  });
  return (
    <>
      <Group title={words.sectionsCompany}>
        <TextField {...field('name')} required hint={words.hintsName} className="sm:col-span-2" />
        <Controller
          control={control}
          name="logoUrl"
          render={({ field: logo, fieldState }) => (
            <PictureField
              className="sm:col-span-2"
              label={words.fields.logoUrl}
              hint={words.hintsLogo}
              error={fieldState.error?.message}
              onBusy={onPictureBusy}
              {...logo}
            />
          )}
        />
        <TextField {...field('industry')} />
        <TextField {...field('location')} />
        <TextField
          {...field('website')}
          hint={words.hintsWebsite}
          inputMode="url"
          className="sm:col-span-2"
        />
        <TextArea {...field('description')} rows={3} className="sm:col-span-2" />
        <TextArea {...field('otherNames')} hint={words.hintsOtherNames} rows={2} className="sm:col-span-2" />
      </Group>
      <Group title={words.sectionsContact} note={words.hintsContact}>
        <TextField {...field('contactName')} />
        <TextField {...field('contactEmail')} inputMode="email" />
      </Group>
      <Group title={words.sectionsDetails}>
        <SelectField
          label={words.fields.status}
          hint={words.hintsStatus[status]}
          error={formState.errors.status?.message}
          options={customerStatuses.map((value) => ({ value, label: statusNames[value] }))}
          {...register('status')}
        />
        <Controller
          control={control}
          name="tags"
          render={({ field: tags, fieldState }) => (
            <TagField label={words.fields.tags} error={fieldState.error?.message} {...tags} />
          )}
        />
      </Group>
    </>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="px-4 py-5 sm:px-6">
      <h2 id={id} className="text-[0.9375rem] font-semibold">
        {title}
      </h2>
      {note ? <p className="text-[0.8125rem] text-ink-3">{note}</p> : null}
      <div className="mt-4 grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </Card>
  );
}
