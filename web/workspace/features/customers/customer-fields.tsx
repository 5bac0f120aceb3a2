import { useId, type ReactNode } from 'react';
import { customerStatuses } from '#contract/choices';
import type { Customer } from '#contract/customer';
import { PictureField } from '../../files/picture-field.tsx';
import { Card } from '../../ui/card.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { SelectField, TextArea, TextField } from '../../ui/text-field.tsx';
import type { CustomerForm, FormErrors } from './customer-form.ts';
import { texts } from './texts.ts';

interface CustomerFieldsProps {
  editor: {
    values: CustomerForm;
    errors: FormErrors;
    set: (change: Partial<CustomerForm>) => void;
  };
  /** See `PictureField`. */
  onPictureBusy: (busy: boolean) => void;
}

type TextName = {
  [Field in keyof CustomerForm]: string extends CustomerForm[Field] ? Field : never;
}[keyof CustomerForm];

export function CustomerFields({ editor, onPictureBusy }: CustomerFieldsProps) {
  const { values, errors, set } = editor;
  const field = (name: TextName) => ({
    name,
    label: texts.fields[name],
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <>
      <Group title={texts.sections.company}>
        <TextField {...field('name')} required hint={texts.hints.name} className="sm:col-span-2" />
        <PictureField
          className="sm:col-span-2"
          name="logoUrl"
          label={texts.fields.logoUrl}
          hint={texts.hints.logo}
          error={errors.logoUrl}
          value={values.logoUrl}
          onChange={(logoUrl) => set({ logoUrl })}
          onBusy={onPictureBusy}
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
      <Group title={texts.sections.filing}>
        <SelectField
          name="status"
          label={texts.fields.status}
          hint={texts.hints.status[values.status]}
          error={errors.status}
          value={values.status}
          options={customerStatuses.map((value) => ({ value, label: value }))}
          onChange={(event) => set({ status: event.target.value as Customer['status'] })}
        />
        <TagField
          label={texts.fields.tags}
          error={errors.tags}
          value={values.tags}
          onChange={(tags) => set({ tags })}
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
