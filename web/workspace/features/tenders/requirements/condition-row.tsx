import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { currencies, sizeUnits } from '#contract/reference/facts';
import * as factWords from '#words/told-facts';
import * as words from '#words/tender-need';
import { IconButton } from '../../../ui/elements/button.tsx';
import { FieldNote } from '../../../ui/forms/field.tsx';
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx';
import { choiceNames, unitInWords } from '../in-words.ts';
import { conditionKinds, type ConditionForm, type ConditionKind } from './condition-form.ts';

interface Props {
  row: number;
  value: ConditionForm;
  error: string | undefined;
  onChange: (change: Partial<ConditionForm>) => void;
  onRemove: () => void;
}

export function ConditionRow({ row, value, error, onChange, onRemove }: Props) {
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-sunken p-3">
      <legend className="sr-only">{words.conditionKind(row)}</legend>
      <div className="flex items-start gap-2">
        <SelectField
          className="flex-1"
          label={words.conditionKind(row)}
          hideLabel
          value={value.kind}
          onChange={({ target }) => onChange({ kind: target.value as ConditionKind, chosen: [], typed: '' })}
          options={conditionKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        />
        <IconButton label={words.conditionRemove(row)} className="size-9" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="mt-2 flex flex-col gap-2">{inputsOf(value, onChange)}</div>
      <FieldNote error={error} />
      <label className="mt-1 flex min-h-8 items-center gap-2 text-[0.8125rem]">
        <input
          type="checkbox"
          className="size-4 accent-(--accent)"
          checked={value.wish}
          onChange={({ target }) => onChange({ wish: target.checked })}
        />
        {words.wish}
      </label>
    </fieldset>
  );
}

type TextName = 'years' | 'since' | 'amount' | 'typed';
type SelectName = 'start' | 'of' | 'currency' | 'unit' | 'difficulty';

function inputsOf(value: ConditionForm, onChange: Props['onChange']): ReactNode {
  const text = (name: TextName, label: string, more: object = {}) => (
    <TextField
      label={label}
      hideLabel
      placeholder={label}
      value={value[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      {...more}
    />
  );
  const select = (name: SelectName, label: string, names: Readonly<Record<string, string>>) => (
    <SelectField
      label={label}
      hideLabel
      options={Object.entries(names).map(([choice, shown]) => ({ value: choice, label: shown }))}
      value={value[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  const { kind } = value;
  if (kind === 'ended' || kind === 'performed')
    return (
      <Pair>
        {select('start', words.windowStart, words.windowStarts)}
        {value.start === 'since'
          ? text('since', words.windowSince, { type: 'date' })
          : text('years', words.windowYears, { inputMode: 'decimal' })}
      </Pair>
    );
  if (kind === 'value' || kind === 'size')
    return (
      <>
        {kind === 'value' ? select('of', words.valueOf, words.valuesOf) : null}
        <Pair>
          {text('amount', words.least, { inputMode: 'decimal' })}
          {kind === 'value'
            ? select(
                'currency',
                words.currency,
                namesOf(currencies, (code) => code),
              )
            : select('unit', words.unit, namesOf(sizeUnits, unitInWords))}
        </Pair>
      </>
    );
  if (kind === 'difficulty') return select('difficulty', words.least, factWords.difficulties);
  if (choiceNames[kind]) return <Choices value={value} onChange={onChange} />;
  return text('typed', words.anyOf, { hint: words.anyHint });
}

const namesOf = <Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) =>
  Object.fromEntries(values.map((value) => [value, nameOf(value)]));

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-2">{children}</div>
);

function Choices({ value, onChange }: Pick<Props, 'value' | 'onChange'>) {
  const toggle = (choice: string) =>
    onChange({
      chosen: value.chosen.includes(choice)
        ? value.chosen.filter((one) => one !== choice)
        : [...value.chosen, choice],
    });
  return (
    <div className="grid grid-cols-2 gap-x-3">
      {Object.entries(choiceNames[value.kind] ?? {}).map(([choice, name]) => (
        <label key={choice} className="flex min-h-8 items-center gap-2 text-[0.8125rem]">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-(--accent)"
            checked={value.chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
