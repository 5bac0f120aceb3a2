import type { ReactNode } from 'react';
import { get, set, useFormContext, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { visibilities } from '#contract/rules/choices';
import { createCollectionBody } from '#contract/resources/collection';
import * as words from '#words/collections';
import { OptionCard } from '../../../ui/forms/choice-group.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { bodyOf, type CollectionForm } from './collection-form.ts';

export function CollectionFields({ children }: { children?: ReactNode }) {
  const { register, formState } = useFormContext<CollectionForm>();
  const isLetter = useWatch<CollectionForm, 'isLetter'>({ name: 'isLetter' });
  return (
    <>
      <TextField
        label={words.formName}
        required
        hint={words.formNameHint}
        error={formState.errors.name?.message}
        autoComplete="off"
        {...register('name')}
      />
      <TextArea
        label={words.formDescription}
        aside={words.formOptional}
        error={formState.errors.description?.message}
        rows={3}
        {...register('description')}
      />
      {children}
      <fieldset>
        <legend className="mb-1.5 font-medium">{words.formVisibility}</legend>
        <div className="flex flex-col gap-2">
          {visibilities.map((value) => (
            <OptionCard
              key={value}
              value={value}
              label={words.visibility[value].label}
              note={words.visibility[value].hint}
              disabled={isLetter && value === 'public'}
              {...register('visibility')}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

export const resolver: Resolver<CollectionForm> = (values) => {
  const result = createCollectionBody.safeParse(bodyOf(values));
  const errors: FieldErrors<CollectionForm> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    if (!(String(path[0]) in values)) continue;
    const field = path.join('.');
    if (!get(errors, field)) set(errors, field, { type: 'schema', message });
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
