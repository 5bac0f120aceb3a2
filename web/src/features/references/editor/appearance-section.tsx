import { useController, useWatch } from 'react-hook-form';
import { defaultCardColor, type CardConfig } from '#contract/card-config';
import { templateOf, type CardField, type Template } from '#contract/templates/index';
import { lookOf, type CardLook } from '../../../cards/card-look.ts';
import { useBranding } from '../../../lib/records.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { ColorField } from './color-field.tsx';
import type { ReferenceForm } from '../reference-form.ts';
import { Pair, Section } from './section.tsx';
import { texts } from '../texts.ts';

const words = texts.appearance;

/** How the card looks. Only what really changes the chosen template's card is offered. */
export function AppearanceSection() {
  const { field, fieldState } = useController<ReferenceForm, 'config'>({ name: 'config' });
  const template = templateOf(useWatch<ReferenceForm, 'templateId'>({ name: 'templateId' }));
  const branding = useBranding().data?.brandColors;
  const config = field.value;
  const look = lookOf({ templateId: template.id, templateConfig: JSON.stringify(config) });
  const set = (change: CardConfig) => field.onChange({ ...config, ...change });
  const parts: Part = { look, template, set };
  return (
    <Section
      title={texts.sections.appearance}
      note={words.note}
      aside={
        Object.keys(config).length > 0 ? (
          <Button size="sm" variant="ghost" className="-my-1" onClick={() => field.onChange({})}>
            {words.reset}
          </Button>
        ) : null
      }
    >
      <Pair>
        <Shape {...parts} />
        <ColorField
          label={words.color}
          value={config.colors?.primary}
          fallback={template.defaultConfig.colors?.primary ?? branding?.primary ?? defaultCardColor}
          error={fieldState.error ? (fieldState.error.message ?? 'Not valid') : undefined}
          onChange={(primary) => set({ colors: primary ? { ...config.colors, primary } : undefined })}
        />
        <CornerRadius {...parts} />
      </Pair>
      <Flags {...parts} />
    </Section>
  );
}

interface Part {
  look: CardLook;
  template: Template;
  set: (change: CardConfig) => void;
}

function Shape({ look, template, set }: Part) {
  const hasPicture = look.showImage && look.layout !== 'minimal';
  return (
    <>
      {template.layouts.length > 1 ? (
        <ChoiceGroup
          label={words.layout}
          value={look.layout}
          options={template.layouts.map((value) => ({ value, label: words.layouts[value] }))}
          onChange={(layout) => set({ layout })}
        />
      ) : null}
      {hasPicture && look.layout === 'card' ? (
        <ChoiceGroup
          label={words.aspectRatio}
          value={look.aspectRatio}
          options={(['16:9', '4:3', '1:1'] as const).map((value) => ({ value, label: value }))}
          onChange={(aspectRatio) => set({ aspectRatio })}
        />
      ) : null}
      <ChoiceGroup
        label={words.titleSize}
        value={look.titleSize}
        options={(['small', 'medium', 'large'] as const).map((value) => ({
          value,
          label: words.sizes[value],
        }))}
        onChange={(titleSize) => set({ titleSize })}
      />
      {look.showDescription ? (
        <ChoiceGroup
          label={words.descriptionLines}
          value={look.descriptionLines}
          options={([1, 2, 3, 'full'] as const).map((value) => ({
            value,
            label: value === 'full' ? words.allLines : String(value),
          }))}
          onChange={(descriptionLines) => set({ descriptionLines })}
        />
      ) : null}
      <ChoiceGroup
        label={words.shadow}
        value={look.shadow}
        options={(['none', 'small', 'medium', 'large'] as const).map((value) => ({
          value,
          label: words.shadows[value],
        }))}
        onChange={(shadow) => set({ shadow })}
      />
    </>
  );
}

function CornerRadius({ look, set }: Part) {
  return (
    <Field label={words.cornerRadius} aside={`${look.cornerRadius} px`}>
      {(ids) => (
        <input
          {...ids}
          type="range"
          min={0}
          max={48}
          value={look.cornerRadius}
          onChange={(event) => set({ cornerRadius: Number(event.target.value) })}
          className="h-9 w-full accent-(--accent)"
        />
      )}
    </Field>
  );
}

/** Each flag with the field that it shows; without that field in the template the flag would do nothing. */
const flags = [
  ['showImage', 'mainImage'],
  ['showType', 'referenceType'],
  ['showDate', 'referenceDate'],
  ['showLogo', 'logoImage'],
  ['showDescription', 'shortDescription'],
  ['showCta', 'callToAction'],
  ['showStatus', undefined],
] as const satisfies readonly (readonly [keyof CardConfig, CardField | undefined])[];

function Flags({ look, template, set }: Part) {
  const offered = flags.filter(
    ([, shows]) => shows === undefined || template.fields.some(({ name }) => name === shows),
  );
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{words.show}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {offered.map(([flag]) => (
          <label key={flag} className="flex min-h-7 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={look[flag]}
              onChange={(event) => set({ [flag]: event.target.checked })}
              className="size-4 accent-(--accent)"
            />
            {words.flags[flag]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
