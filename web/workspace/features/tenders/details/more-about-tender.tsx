import { ChevronRight } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { unknown } from '#words/facts';
import { clientKinds } from '#words/told-facts';
import * as words from '#words/tender-form';
import { useTeam } from '../../../lib/organization/records.ts';
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx';
import type { TenderForm } from './tender-form.ts';

const texts = ['country', 'lot', 'procedure', 'ted', 'hilma', 'own'] as const;
const folded = ['kind', ...texts] as const;

/** Folded, because few tenders need it, until one of its fields has a value or a mistake. */
export function MoreAboutTender() {
  const { register, formState } = useFormContext<TenderForm>();
  const { errors, defaultValues } = formState;
  const isOpen = folded.some((name) => Boolean(defaultValues?.[name]) || errors[name] !== undefined);
  return (
    <details className="group" open={isOpen}>
      <summary className="flex min-h-8 w-fit items-center gap-1.5 rounded font-medium">
        <ChevronRight
          aria-hidden
          className="size-4 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
        />
        {words.more}
      </summary>
      <div className="mt-3 grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={words.kind}
          placeholder={unknown}
          options={Object.entries(clientKinds).map(([value, label]) => ({ value, label }))}
          {...register('kind')}
        />
        {texts.map((name) => (
          <TextField
            key={name}
            label={words.moreLabels[name]}
            hint={name === 'country' ? words.countryHint : undefined}
            error={errors[name]?.message}
            autoComplete="off"
            {...register(name)}
          />
        ))}
        <Owner />
      </div>
    </details>
  );
}

function Owner() {
  const { register, formState } = useFormContext<TenderForm>();
  const { data: team } = useTeam();
  const owner = formState.defaultValues?.owner ?? '';
  const people =
    team?.users.map(({ userId, name, email }) => ({ value: userId, label: name || email })) ?? [];
  const known = people.some(({ value }) => value === owner)
    ? people
    : [{ value: owner, label: team ? words.ownerLeft : '…' }, ...people];
  return <SelectField label={words.owner} options={known} {...register('owner')} />;
}
