import { useController } from 'react-hook-form';
import type { KeyFigure } from '#contract/reference/fields';
import { figure as words } from '#words/translations';
import type { TranslationForm } from './translation-form.ts';

interface Props {
  label: string;
  language: string;
  original: readonly KeyFigure[];
}

/** The value of a figure is the original's. */
export function FiguresField({ label, language, original }: Props) {
  const { field, fieldState } = useController<TranslationForm, 'figures'>({ name: 'figures' });
  const blank = { unit: '', label: '' };
  const figures = original.map((_figure, row) => field.value[row] ?? blank);
  const change = (row: number, part: 'unit' | 'label', text: string) =>
    field.onChange(figures.map((figure, at) => (at === row ? { ...figure, [part]: text } : figure)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {original.map(({ value }, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place
        <div key={row} className="grid grid-cols-[4rem_4.5rem_minmax(0,1fr)] items-center gap-2">
          <span className="truncate font-medium tabular-nums">{value}</span>
          {(['unit', 'label'] as const).map((part) => (
            <input
              key={part}
              ref={row === 0 && part === 'label' ? field.ref : undefined}
              type="text"
              className="field"
              lang={language}
              dir="auto"
              autoComplete="off"
              maxLength={part === 'unit' ? 16 : 80}
              aria-label={words[part](row + 1)}
              aria-invalid={fieldState.error ? true : undefined}
              value={figures[row]![part] ?? ''}
              onBlur={field.onBlur}
              onChange={(event) => change(row, part, event.target.value)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
