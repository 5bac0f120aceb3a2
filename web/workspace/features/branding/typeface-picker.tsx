import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { typefaces, type Typefaces } from '#contract/rules/choices';
import { heading as defaultHeading } from '#words/page';
import * as words from '#words/typefaces';
import typefaceSheet from '../../../shared/typefaces/typefaces.css?url';
import type { BrandingForm } from './branding-kind.ts';
import { Part } from './part.tsx';

/** Each pairing is shown by the heading of the page in its own letters. */
export function TypefacePicker({ readOnly }: { readOnly: boolean }) {
  const { control } = useFormContext<BrandingForm>();
  const heading = useWatch<BrandingForm, 'heading'>({ name: 'heading' });
  return (
    <Part title={words.title}>
      <link rel="stylesheet" href={typefaceSheet} />
      <Controller
        control={control}
        name="typefaces"
        render={({ field: { value, onChange } }) => (
          <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-2 disabled:opacity-70">
            <legend className="mb-3 text-[0.8125rem] text-pretty text-ink-2">{words.hint}</legend>
            {typefaces.map((one) => (
              <Specimen
                key={one}
                typefaces={one}
                text={heading || defaultHeading}
                checked={one === value}
                onChange={() => onChange(one)}
              />
            ))}
          </fieldset>
        )}
      />
    </Part>
  );
}

interface SpecimenProps {
  typefaces: Typefaces;
  text: string;
  checked: boolean;
  onChange: () => void;
}

/** Below the window it is not laid out, so its fonts load when somebody comes near. */
function Specimen({ typefaces: chosen, text, checked, onChange }: SpecimenProps) {
  const id = useId();
  const { name, note } = words.pairings[chosen];
  return (
    <label
      data-typefaces={chosen}
      className="option block min-w-0 rounded-lg px-3 py-2.5 font-(family-name:--rd-font) [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]"
    >
      <input
        type="radio"
        name="typefaces"
        checked={checked}
        onChange={onChange}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
        className="sr-only"
      />
      <span id={`${id}-name`} className="text-[0.8125rem] font-semibold">
        {name}
      </span>
      <span
        aria-hidden
        className="block truncate py-0.5 text-[calc(1.375rem*var(--rd-scale))] leading-[1.3] font-(--rd-weight) tracking-(--rd-tracking) [font-family:var(--rd-display)]"
      >
        {text}
      </span>
      <span id={`${id}-note`} className="block text-[0.8125rem] text-pretty text-ink-2">
        {note}
      </span>
    </label>
  );
}
