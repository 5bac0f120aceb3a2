import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { cardOptions } from '#contract/cards/card-options';
import { pageLayouts } from '#contract/rules/choices';
import { defaultBranding } from '#contract/cards/default-branding';
import type { SavedBranding } from '#contract/resources/organization';
import { templates } from '#contract/cards/templates';
import * as words from '#words/branding';
import { RangeField } from '../../cards/config/range-field.tsx';
import { sameValues } from '../../record-editor/merge.ts';
import { Badge } from '../../ui/elements/badge.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { ColorField } from '../../ui/forms/color-field.tsx';
import { SelectField } from '../../ui/forms/text-field.tsx';
import { colorNames, type BrandingForm } from './branding-kind.ts';
import { ContrastHints } from './contrast-hints.tsx';
import { ClosingFields, HeaderFields, LogoFields } from './header-fields.tsx';
import { PalettePicker } from './palette-picker.tsx';
import { Part } from './part.tsx';
import { TranslatedFields } from './translated-fields.tsx';
import { TypefacePicker } from './typeface-picker.tsx';
import { Link } from '../../ui/elements/link.tsx';

const offered = templates.filter(({ hidden }) => !hidden);
const usualRadius = 12;

interface Props {
  saved: SavedBranding;
  readOnly: boolean;
  onPictureBusy: (busy: boolean) => void;
}

export function BrandingFields({ saved, readOnly, onPictureBusy }: Props) {
  return (
    <>
      <LogoFields readOnly={readOnly} onPictureBusy={onPictureBusy} />
      <Colors readOnly={readOnly} />
      <TypefacePicker readOnly={readOnly} />
      <HeaderFields readOnly={readOnly} onPictureBusy={onPictureBusy} />
      <ClosingFields readOnly={readOnly} />
      <TranslatedFields saved={saved} readOnly={readOnly} />
      <CardFields readOnly={readOnly} />
      <TemplateFields saved={saved} readOnly={readOnly} />
    </>
  );
}

function Colors({ readOnly }: Pick<Props, 'readOnly'>) {
  const { control, setValue, formState } = useFormContext<BrandingForm>();
  const [primary, secondary, text, background] = useWatch({ control, name: colorNames });
  const logo = useWatch({ control, name: 'logo' });
  const colors = { primary, secondary, text, background };
  const change = (changed: Partial<typeof colors>) => {
    for (const name of colorNames)
      if (changed[name]) setValue(name, changed[name], { shouldValidate: formState.isSubmitted });
  };
  return (
    <Part title={words.colors}>
      {readOnly ? null : <PalettePicker colors={colors} logo={logo} onChange={change} />}
      {colorNames.map((name) => (
        <ColorField
          key={name}
          label={words.names[name]}
          value={colors[name]}
          error={formState.errors[name]?.message}
          disabled={readOnly}
          onChange={(color) => change({ [name]: color })}
        />
      ))}
      {readOnly ? null : (
        <Button
          className="self-start"
          size="sm"
          disabled={sameValues(colors, defaultBranding.brandColors)}
          onClick={() => change(defaultBranding.brandColors)}
        >
          {words.defaults}
        </Button>
      )}
      <ContrastHints colors={colors} onFix={readOnly ? undefined : change} />
    </Part>
  );
}

function CardFields({ readOnly }: Pick<Props, 'readOnly'>) {
  const { control } = useFormContext<BrandingForm>();
  return (
    <Part title={words.cards}>
      <Controller
        control={control}
        name="layout"
        render={({ field }) => (
          <ChoiceGroup
            label={words.layout}
            value={field.value}
            disabled={readOnly}
            options={pageLayouts.map((layout) => ({ value: layout, label: words.layouts[layout] }))}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="cornerRadius"
        render={({ field: { value, onChange } }) => (
          <RangeField
            label={words.cornerRadius}
            hint={words.cornerRadiusHint}
            valueText={value === '' ? words.templatesRadius : words.pixels(value)}
            {...cardOptions.cornerRadius}
            value={Number(value || usualRadius)}
            disabled={readOnly}
            onChange={(radius) => onChange(String(radius))}
            reset={
              value === '' || readOnly
                ? undefined
                : { label: words.templatesRadiusAction, onReset: () => onChange('') }
            }
          />
        )}
      />
    </Part>
  );
}

function TemplateFields({ saved, readOnly }: Omit<Props, 'onPictureBusy'>) {
  const { control } = useFormContext<BrandingForm>();
  return (
    <Part title={words.templates}>
      <Controller
        control={control}
        name="templateId"
        render={({ field, fieldState }) => (
          <SelectField
            label={words.template}
            hint={words.templateHint}
            error={fieldState.error?.message}
            options={offered.map(({ id, name }) => ({ value: id, label: name }))}
            {...field}
            disabled={readOnly}
          />
        )}
      />
      <div>
        <h3 className="mb-1 font-medium">{words.templateStyles}</h3>
        <ul className="divide-y divide-line">
          {offered.map(({ id, name }) => (
            <li key={id} className="flex min-h-10 items-center gap-2">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {id in saved.templateConfigs ? <Badge tone="accent">{words.ownStyle}</Badge> : null}
              <Link
                to={`/app/references/templates?configure=${id}`}
                aria-label={words.configureNamed(name)}
                className="inline-flex min-h-8 items-center text-ink-2 underline underline-offset-3 hover:text-ink"
              >
                {words.configure}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Part>
  );
}
