import type { UseQueryResult } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Customer } from '#contract/customer';
import { limits } from '#contract/limits';
import type { Reference } from '#contract/reference';
import { Field } from '../../../ui/field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { CustomerField } from './customer-field.tsx';
import type { ReferenceForm } from '../reference-form.ts';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import type { FormRestState } from './use-form-rest.ts';
import { useTemplateFields } from './use-template-fields.ts';

interface Props {
  customers: UseQueryResult<Customer[]>;
  tagsInUse: readonly Reference[] | undefined;
  /** Comes with the rest of the form. */
  Tags: FormRestState['Tags'];
}

/** Who it is about, and the words. */
export function StoryFields({ customers, tagsInUse, Tags }: Props) {
  const { register, formState } = useFormContext<ReferenceForm>();
  const { has } = useTemplateFields();
  const { errors } = formState;
  return (
    <Section title={texts.sections.story}>
      <CustomerField customers={customers} />
      <TextField
        label={texts.fields.title}
        required
        hint={texts.hints.title}
        error={errors.title?.message}
        maxLength={limits.nameLength}
        autoComplete="off"
        {...register('title')}
      />
      {has('shortDescription') ? (
        <CountedArea name="shortDescription" max={limits.descriptionLength} rows={3} />
      ) : null}
      {has('longDescription') ? (
        <CountedArea name="longDescription" max={limits.longDescriptionLength} rows={5} />
      ) : null}
      {has('outcomes') ? <CountedArea name="outcomes" max={limits.descriptionLength} rows={2} /> : null}
      {has('tags') ? Tags ? <Tags references={tagsInUse} /> : <TagsPlace /> : null}
    </Section>
  );
}

type AreaName = 'shortDescription' | 'longDescription' | 'outcomes';

/** Says how much room is left once there is something to count. */
function CountedArea({ name, max, rows }: { name: AreaName; max: number; rows: number }) {
  const { register, formState } = useFormContext<ReferenceForm>();
  const { mark } = useTemplateFields();
  const { length } = useWatch<ReferenceForm, AreaName>({ name });
  const count = length > 0 ? `${length.toLocaleString('en')} / ${max.toLocaleString('en')}` : undefined;
  return (
    <TextArea
      label={texts.fields[name]}
      hint={texts.hints[name]}
      error={formState.errors[name]?.message}
      aside={count ?? mark(name)}
      rows={rows}
      {...register(name)}
    />
  );
}

/** The tags' field before it is there: of the same size. */
function TagsPlace() {
  const { value } = useController<ReferenceForm, 'tags'>({ name: 'tags' }).field;
  return (
    <div aria-hidden inert>
      <Field label={texts.fields.tags} hint={texts.hints.tags}>
        {() => (
          <div className="field flex flex-wrap items-center gap-1.5 py-1 pl-1.5">
            {value.map((tag) => (
              <span
                key={tag}
                className="h-6.5 max-w-full truncate rounded-md bg-neutral-soft pr-6.5 pl-2 text-[0.8125rem] leading-6.5"
              >
                {tag}
              </span>
            ))}
            <span className="h-6.5 min-w-24 flex-1" />
          </div>
        )}
      </Field>
    </div>
  );
}
