import { X } from 'lucide-react';
import { useController } from 'react-hook-form';
import { limits } from '#contract/rules/limits';
import type { KeyFigure } from '#contract/reference/fields';
import * as referenceEditorWords from '#words/reference-editor';
import { FieldNote } from '../../../../ui/forms/field.tsx';
import type { ReferenceForm } from '../../reference-form.ts';

const words = referenceEditorWords.figure;
const blank: KeyFigure = { value: '', unit: '', label: '' };
const parts = ['value', 'unit', 'label'] as const;

export function FiguresInput({ about }: { about: { label: string; hint: string | undefined } }) {
  const { field, fieldState } = useController<ReferenceForm, 'figures'>({ name: 'figures' });
  const figures = field.value;
  const rows = figures.length < limits.figures ? [...figures, blank] : figures;
  const change = (row: number, figure: KeyFigure) => {
    const next = rows.map((one, index) => (index === row ? figure : one));
    field.onChange(next.filter((one, index) => index < figures.length || one !== blank));
  };
  const remove = (row: number) => field.onChange(figures.filter((_, index) => index !== row));
  const { error } = fieldState;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{about.label}</legend>
      {rows.map((figure, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place
        <div key={row} className="grid grid-cols-[5rem_4.5rem_minmax(0,1fr)_2rem] items-center gap-2">
          {parts.map((part) => (
            <input
              key={part}
              ref={row === 0 && part === 'value' ? field.ref : undefined}
              type="text"
              className="field"
              autoComplete="off"
              aria-label={words[part](row + 1)}
              aria-invalid={error ? true : undefined}
              placeholder={row === 0 ? words.examples[part] : undefined}
              value={figure[part] ?? ''}
              onBlur={field.onBlur}
              onChange={(event) => change(row, { ...figure, [part]: event.target.value })}
            />
          ))}
          {row < figures.length ? (
            <button
              type="button"
              aria-label={words.remove(row + 1)}
              onClick={() => remove(row)}
              className="grid size-8 place-items-center rounded-md text-ink-2 hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </button>
          ) : null}
        </div>
      ))}
      <FieldNote error={error?.message} hint={about.hint} />
    </fieldset>
  );
}
