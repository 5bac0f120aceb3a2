import { useFormContext, type FieldErrors, type Resolver } from 'react-hook-form';
import { visibilities } from '#contract/choices';
import { createCollectionBody } from '#contract/collection';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { type CollectionForm, formFields } from './collection-form.ts';
import { texts } from './texts.ts';

/** Name, description and who can see it. */
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
        <div className="divide-y divide-line rounded-lg border border-line">
          {visibilities.map((value) => (
            <label key={value} className="flex cursor-pointer gap-3 px-3 py-2.5 has-checked:bg-hover">
              <input
                type="radio"
                value={value}
                className="mt-0.5 size-4 shrink-0 accent-accent"
                aria-describedby={`visibility-${value}`}
                {...register('visibility')}
              />
              <span className="min-w-0">
                <span className="block font-medium">{texts.visibility[value].label}</span>
                <span id={`visibility-${value}`} className="block text-[0.8125rem] text-ink-3">
                  {texts.visibility[value].hint}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The contract's own schema. */
export const resolver: Resolver<CollectionForm> = (values) => {
  const result = createCollectionBody.safeParse(values);
  const errors: FieldErrors<CollectionForm> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = formFields.find((name) => name === path[0]);
    if (field) errors[field] ??= { type: 'schema', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
