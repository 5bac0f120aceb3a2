import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { MonthField } from '../../../ui/month-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ReferenceForm } from '../reference-form.ts';
import { Pair, Section } from './section.tsx';
import { texts } from './texts.ts';
import { useTemplateFields } from './use-template-fields.ts';

const facts = ['location', 'environmentType', 'clientIndustry', 'projectDuration'] as const;

/** The facts of the reference, as far as the template shows them. */
export function DetailFields({ isNew }: { isNew: boolean }) {
  const { register, formState } = useFormContext<ReferenceForm>();
  const { has, mark } = useTemplateFields();
  const listId = useId();
  const shown = facts.filter(has);
  if (!has('referenceType') && !has('referenceDate') && shown.length === 0) return null;
  return (
    <Section title={texts.sections.details}>
      <Pair>
        {has('referenceType') ? (
          <>
            <TextField
              label={texts.fields.referenceType}
              hint={texts.hints.referenceType}
              error={formState.errors.referenceType?.message}
              aside={mark('referenceType')}
              list={listId}
              autoComplete="off"
              {...register('referenceType')}
            />
            <datalist id={listId}>
              {texts.types.map((type) => (
                <option key={type} value={type}>
                  {type}
                </option>
              ))}
            </datalist>
          </>
        ) : null}
        {has('referenceDate') ? <Month isNew={isNew} aside={mark('referenceDate')} /> : null}
        {shown.map((name) => (
          <TextField
            key={name}
            label={texts.fields[name]}
            error={formState.errors[name]?.message}
            aside={mark(name)}
            autoComplete="off"
            {...register(name)}
          />
        ))}
      </Pair>
    </Section>
  );
}

function Month({ isNew, aside }: { isNew: boolean; aside: string | undefined }) {
  const { trigger } = useFormContext<ReferenceForm>();
  const { field, fieldState } = useController<ReferenceForm, 'referenceDate'>({ name: 'referenceDate' });
  return (
    <MonthField
      label={texts.fields.referenceDate}
      hint={isNew ? texts.hints.referenceDate : texts.hints.referenceDateSaved}
      error={fieldState.error?.message}
      aside={aside}
      {...field}
      onBlur={() => {
        field.onBlur();
        if (field.value) void trigger('referenceDate');
      }}
    />
  );
}
