import { useId, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { customerStatus } from '#contract/customer';
import { PictureField } from '../../files/picture-field.tsx';
import { Card } from '../../ui/card.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { SelectField, TextArea, TextField } from '../../ui/text-field.tsx';
import type { AttributeField, CustomerForm } from './customer-form.ts';
import { texts } from './texts.ts';

export function CustomerFields() {
  const { register, formState } = useFormContext<CustomerForm>();
  return (
    <>
      <Group title={texts.sections.company}>
        <TextField
          className="sm:col-span-2"
          label={texts.fields.name}
          required
          hint={texts.hints.name}
          error={formState.errors.name?.message}
          autoComplete="off"
          {...register('name')}
        />
        <Logo />
        <Attribute name="industry" />
        <Attribute name="location" />
        <Attribute name="website" hint={texts.hints.website} inputMode="url" className="sm:col-span-2" />
        <TextArea
          className="sm:col-span-2"
          label={texts.fields.description}
          error={formState.errors.description?.message}
          rows={3}
          {...register('description')}
        />
      </Group>
      <Group title={texts.sections.contact} note={texts.hints.contact}>
        <Attribute name="contactName" />
        <Attribute name="contactEmail" inputMode="email" />
      </Group>
      <Group title={texts.sections.filing}>
        <Status />
        <Tags />
      </Group>
    </>
  );
}

interface AttributeProps {
  name: AttributeField;
  hint?: string;
  inputMode?: 'url' | 'email';
  className?: string;
}

function Attribute({ name, ...rest }: AttributeProps) {
  const { register, formState } = useFormContext<CustomerForm>();
  return (
    <TextField
      {...rest}
      label={texts.fields[name]}
      error={formState.errors[name]?.message}
      autoComplete="off"
      {...register(name)}
    />
  );
}

function Status() {
  const { register } = useFormContext<CustomerForm>();
  const status = useWatch<CustomerForm, 'status'>({ name: 'status' });
  return (
    <SelectField
      label={texts.fields.status}
      hint={texts.hints.status[status]}
      options={customerStatus.options.map((value) => ({ value, label: value }))}
      {...register('status')}
    />
  );
}

function Tags() {
  const { field, fieldState } = useController<CustomerForm, 'tags'>({ name: 'tags' });
  return <TagField label={texts.fields.tags} error={fieldState.error?.message} {...field} />;
}

function Logo() {
  const { field, fieldState } = useController<CustomerForm, 'logoUrl'>({ name: 'logoUrl' });
  return (
    <PictureField
      className="sm:col-span-2"
      label={texts.fields.logoUrl}
      hint={texts.hints.logo}
      error={fieldState.error?.message}
      {...field}
    />
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
