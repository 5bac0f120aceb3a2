import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { factLimits, sizeUnits } from '#contract/reference/facts';
import * as words from '#words/facts';
import { Button } from '../../../ui/elements/button.tsx';
import { FieldNote } from '../../../ui/forms/field.tsx';
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx';
import type { FactsForm } from './facts-form.ts';

interface Props {
  label: string;
  error: string | undefined;
  aside?: ReactNode;
}

export function SizeRows(props: Props) {
  const { rows, change, append, remove } = useRows('sizes');
  return (
    <Rows
      {...props}
      add={rows.length < factLimits.sizes ? words.addSize : undefined}
      onAdd={() => append({ amount: '', unit: 'm²' })}
    >
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is its place
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
          <TextField
            label={words.amountOf(props.label, at + 1)}
            hideLabel
            inputMode="decimal"
            value={row.amount}
            onChange={({ target }) => change(at, { amount: target.value })}
          />
          <SelectField
            label={words.unitOf(props.label, at + 1)}
            hideLabel
            options={sizeUnits.map((unit) => ({ value: unit, label: named(unit) }))}
            value={row.unit}
            onChange={({ target }) => change(at, { unit: target.value })}
          />
          <RemoveRow row={at + 1} onRemove={() => remove(at)} />
        </div>
      ))}
    </Rows>
  );
}

/** The library's own lists of fields would weigh on every form. */
function useRows<Name extends 'sizes' | 'keyPeople'>(name: Name) {
  type Row = FactsForm[Name][number];
  const { field } = useController<FactsForm, Name>({ name });
  const rows = field.value as Row[];
  return {
    rows,
    change: (at: number, part: Partial<Row>) =>
      field.onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row))),
    append: (row: Row) => field.onChange([...rows, row]),
    remove: (at: number) => field.onChange(rows.filter((_row, index) => index !== at)),
  };
}

const named = (unit: string): string => (words.units as Record<string, string>)[unit] ?? unit;

export function PeopleRows(props: Props) {
  const { rows, change, append, remove } = useRows('keyPeople');
  return (
    <Rows
      {...props}
      add={rows.length < factLimits.people ? words.addPerson : undefined}
      onAdd={() => append({ name: '', task: '', months: '' })}
    >
      {rows.map((row, at) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 @lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_auto]"
        >
          {(['name', 'task', 'months'] as const).map((part) => (
            <TextField
              key={part}
              label={words.person[part](at + 1)}
              hideLabel
              placeholder={words.personParts[part]}
              className={part === 'task' ? 'max-lg:col-start-1' : undefined}
              value={row[part]}
              onChange={({ target }) => change(at, { [part]: target.value })}
            />
          ))}
          <RemoveRow row={at + 1} onRemove={() => remove(at)} />
        </div>
      ))}
    </Rows>
  );
}

function Rows({
  label,
  error,
  aside,
  add,
  onAdd,
  children,
}: Props & { add: string | undefined; onAdd: () => void; children: ReactNode }) {
  return (
    <fieldset className="@container col-span-full flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 font-medium">
        {label}
        {aside}
      </legend>
      {children}
      {add ? (
        <div>
          <Button size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
            {add}
          </Button>
        </div>
      ) : null}
      <FieldNote error={error} />
    </fieldset>
  );
}

const RemoveRow = ({ row, onRemove }: { row: number; onRemove: () => void }) => (
  <Button
    variant="ghost"
    aria-label={words.removeRow(row)}
    icon={<Trash2 aria-hidden />}
    onClick={onRemove}
  />
);
