import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { customerRoutes } from '#contract/resources/customer';
import { currencies, factFields, vatKinds, type FactName } from '#contract/reference/facts';
import * as words from '#words/facts';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../lib/organization/records.ts';
import { Badge } from '../../../ui/elements/badge.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import type { FactsForm, MoneyName, TextName } from './facts-form.ts';
import { PeopleRows, SizeRows } from './fact-rows.tsx';

const choices = {
  role: words.roles,
  workKind: words.workKinds,
  difficulty: words.difficulties,
  clientKind: words.clientKinds,
} as const;

const isChoice = (name: FactName): name is keyof typeof choices => name in choices;
const isMoney = (name: FactName): name is MoneyName => factFields[name].kind === 'money';

export function FactInput({
  name,
  customerId,
}: {
  name: Exclude<FactName, 'translations'>;
  customerId: string;
}): ReactNode {
  const { register, formState } = useFormContext<FactsForm>();
  const field = {
    label: words.labels[name],
    hint: (words.hints as { [Name in FactName]?: string })[name],
    error: formState.errors[name]?.message,
    aside: factFields[name].audience === 'internal' ? <Badge>{words.internalOnly}</Badge> : undefined,
  };
  if (isMoney(name)) return <MoneyInputs name={name} {...field} />;
  if (name === 'sizes') return <SizeRows {...field} />;
  if (name === 'keyPeople') return <PeopleRows {...field} />;
  if (name === 'secret') return <Secrets {...field} />;
  if (name === 'ongoing')
    return (
      <label className="flex min-h-9 items-center gap-2">
        <input type="checkbox" className="size-4 accent-(--accent)" {...register(name)} />
        {field.label}
      </label>
    );
  if (name === 'clientContact') return <ContactChoice customerId={customerId} {...field} />;
  if (isChoice(name))
    return (
      <SelectField
        {...field}
        placeholder={words.unknown}
        options={Object.entries<string>(choices[name]).map(([value, label]) => ({ value, label }))}
        {...register(name)}
      />
    );
  const isLong = factFields[name].kind === 'text' || name === 'tenderTitle';
  const Input = factFields[name].kind === 'text' ? TextArea : TextField;
  const className = isLong ? 'col-span-full' : undefined;
  return <Input {...field} className={className} {...(register(name as TextName) as object)} />;
}

interface Labeled {
  label: string;
  hint: string | undefined;
  error: string | undefined;
}

function MoneyInputs({ name, label, ...field }: Labeled & { name: MoneyName }) {
  const { register } = useFormContext<FactsForm>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-2">
      <TextField {...field} label={label} inputMode="decimal" {...register(`${name}.amount`)} />
      <SelectField
        label={words.currency(label)}
        hideLabel
        className="pt-[1.6875rem]"
        options={currencies.map((code) => ({ value: code, label: code }))}
        {...register(`${name}.currency`)}
      />
      <SelectField
        label={words.vat(label)}
        hideLabel
        placeholder={words.unknown}
        options={vatKinds.map((kind) => ({ value: kind, label: words.vatKinds[kind] }))}
        {...register(`${name}.vat`)}
      />
      <label className="flex min-h-9 items-center gap-2">
        <input type="checkbox" className="size-4 accent-(--accent)" {...register(`${name}.about`)} />
        {words.about}
      </label>
    </div>
  );
}

function ContactChoice({ customerId, hint, ...field }: Labeled & { customerId: string }) {
  const { register, getValues } = useFormContext<FactsForm>();
  const { call, organizationId } = useActionContext();
  const { data: contacts } = useQuery({
    queryKey: recordKeys.contacts(organizationId, customerId),
    queryFn: async ({ signal }) =>
      (await call(customerRoutes.listContacts, { id: customerId }, { signal })).contacts,
  });
  const chosen = getValues('clientContact');
  const isGone = chosen && contacts && !contacts.some(({ id }) => id === chosen);
  // The options come later than the form, so the choice is rendered anew with them.
  return (
    <SelectField
      key={contacts?.length}
      {...field}
      hint={contacts?.length === 0 ? words.noContacts : hint}
      placeholder={words.unknown}
      options={[
        ...(contacts ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ...(isGone ? [{ value: chosen, label: words.contactGone }] : []),
      ]}
      {...register('clientContact')}
    />
  );
}

const mayBeSecret = [
  'contractValue',
  'ourValue',
  'ourShare',
  'sizes',
  'ourPart',
  'clientContact',
  'reliedOn',
] as const;

function Secrets({ label, hint, error }: Labeled) {
  const { register } = useFormContext<FactsForm>();
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="font-medium">{label}</legend>
      <p className="mb-1.5 text-[0.8125rem] text-ink-3">{error ?? hint}</p>
      <div className="grid gap-x-4 @lg:grid-cols-2">
        {mayBeSecret.map((name) => (
          <label key={name} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              value={name}
              className="size-4 accent-(--accent)"
              {...register('secret')}
            />
            {words.labels[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
