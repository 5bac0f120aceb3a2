import { useFormContext, type FieldErrors, type Resolver } from 'react-hook-form';
import { visibilities } from '#contract/rules/choices';
import { createCollectionBody } from '#contract/resources/collection';
import { OptionCard } from '../../../ui/forms/choice-group.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { type CollectionForm, formFields } from './collection-form.ts';
import { texts } from '../texts.ts';

export function CollectionFields() {
  const { register, formState } = useFormContext<CollectionForm>();
  return (
    <>
      <TextField
        label={texts.form.name}
        required
        hint={texts.form.nameHint}
        error={formState.errors.name?.message}
        autoComplete="off"
        {...register('name')}
      />
      <TextArea
        label={texts.form.description}
        aside={texts.form.optional}
        error={formState.errors.description?.message}
        rows={3}
        {...register('description')}
      />
      <fieldset>
        <legend className="mb-1.5 font-medium">{texts.form.visibility}</legend>
        <div className="flex flex-col gap-2">
          {visibilities.map((value) => (
            <OptionCard
              key={value}
              value={value}
              label={texts.visibility[value].label}
              note={texts.visibility[value].hint}
              {...register('visibility')}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

export const resolver: Resolver<CollectionForm> = (values) => {
  const result = createCollectionBody.safeParse(values);
  const errors: FieldErrors<CollectionForm> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = formFields.find((name) => name === path[0]);
    if (field) errors[field] ??= { type: 'schema', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
