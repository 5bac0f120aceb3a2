import { useId, type ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { customerStatuses } from '#contract/rules/choices';
import { PictureField } from '../../../files/picture-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { TagField } from '../../../ui/forms/tag-field.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import type { CustomerForm } from './customer-form.ts';
import { texts } from '../texts.ts';

type TextName = {
  [Field in keyof CustomerForm]: string extends CustomerForm[Field] ? Field : never;
}[keyof CustomerForm];

interface Props {
  /** A new customer is always active, so it has no status field. */
  isNew: boolean;
  onPictureBusy: (busy: boolean) => void;
}

export function CustomerFields({ isNew, onPictureBusy }: Props) {
  const { register, control, formState } = useFormContext<CustomerForm>();
  const status = useWatch({ control, name: 'status' });
  const field = (name: TextName) => ({
    label: texts.fields[name],
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    ...register(name),
  });
  return (
    <>
      <Group title={texts.sections.company}>
        <TextField {...field('name')} required hint={texts.hints.name} className="sm:col-span-2" />
        <Controller
          control={control}
          name="logoUrl"
          render={({ field: logo, fieldState }) => (
            <PictureField
              className="sm:col-span-2"
              label={texts.fields.logoUrl}
              hint={texts.hints.logo}
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
          hint={texts.hints.website}
          inputMode="url"
          className="sm:col-span-2"
        />
        <TextArea {...field('description')} rows={3} className="sm:col-span-2" />
      </Group>
      <Group title={texts.sections.contact} note={texts.hints.contact}>
        <TextField {...field('contactName')} />
        <TextField {...field('contactEmail')} inputMode="email" />
      </Group>
      <Group title={texts.sections.details}>
        {isNew ? null : (
          <SelectField
            label={texts.fields.status}
            hint={texts.hints.status[status]}
            error={formState.errors.status?.message}
            options={customerStatuses.map((value) => ({ value, label: value }))}
            {...register('status')}
          />
        )}
        <Controller
          control={control}
          name="tags"
          render={({ field: tags, fieldState }) => (
            <TagField
              label={texts.fields.tags}
              error={fieldState.error?.message}
              className={isNew ? 'sm:col-span-2' : undefined}
              {...tags}
            />
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
