import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { templateOf } from '#contract/templates/index';
import { PictureField } from '../../../files/picture-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ReferenceForm } from '../reference-form.ts';
import { Pair, Section } from './section.tsx';
import { texts } from './texts.ts';
import { useTemplateFields } from './use-template-fields.ts';

const pictures = ['mainImage', 'logoImage'] as const;

/** `onBusy`: see `PictureField`. */
export function PictureFields({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const { control, trigger } = useFormContext<ReferenceForm>();
  const { has, mark } = useTemplateFields();
  const shown = pictures.filter(has);
  if (shown.length === 0) return null;
  return (
    <Section title={texts.sections.pictures}>
      {shown.map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <PictureField
              label={texts.fields[name]}
              error={fieldState.error?.message}
              aside={mark(name)}
              onBusy={onBusy}
              {...field}
              onBlur={() => {
                field.onBlur();
                void trigger(name);
              }}
            />
          )}
        />
      ))}
    </Section>
  );
}

/** Where the card's button leads and what it says, for templates that have one. */
export function ButtonFields() {
  const { register, formState, trigger } = useFormContext<ReferenceForm>();
  const { has, mark } = useTemplateFields();
  const { defaultConfig } = templateOf(useWatch<ReferenceForm, 'templateId'>({ name: 'templateId' }));
  if (!has('buttonText') && !has('callToAction')) return null;
  return (
    <Section title={texts.sections.button}>
      <Pair>
        <TextField
          label={texts.fields.buttonText}
          hint={texts.hints.buttonText(defaultConfig.ctaText ?? 'Read the story')}
          error={formState.errors.buttonText?.message}
          aside={mark('buttonText')}
          autoComplete="off"
          {...register('buttonText')}
        />
        <TextField
          label={texts.fields.callToAction}
          hint={texts.hints.callToAction}
          error={formState.errors.callToAction?.message}
          aside={mark('callToAction')}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...register('callToAction', { onBlur: () => void trigger('callToAction') })}
        />
      </Pair>
    </Section>
  );
}
