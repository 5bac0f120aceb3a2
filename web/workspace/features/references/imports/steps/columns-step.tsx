import type { RememberedColumn } from '#contract/resources/import';
import { importLimits } from '#contract/rules/import-limits';
import { importedFields, type ImportedField } from '#contract/rules/imported-fields';
import { limits } from '#contract/rules/limits';
import * as words from '#words/imports';
import { Card } from '../../../../ui/page/card.tsx';
import { SelectField, TextField } from '../../../../ui/forms/text-field.tsx';
import { isFilled, textOf } from '../reading/cell.ts';
import type { Candidates } from '../reading/read-candidates.ts';
import { hasColumn, headingOf, missingIn, withField, withHeading, type SheetChoice } from './sheet-choice.ts';

interface Props {
  choices: readonly SheetChoice[];
  leftOut: Candidates['leftOut'];
  /** Columns were taken for these before. */
  remembered: readonly RememberedColumn[];
  onChange: (choices: readonly SheetChoice[]) => void;
}

export function ColumnsStep({ choices, leftOut, remembered, onChange }: Props) {
  const replace = (changed: SheetChoice) =>
    onChange(choices.map((one) => (one.sheet === changed.sheet ? changed : one)));
  const count = (why: Candidates['leftOut'][number]['why']) =>
    leftOut.filter((one) => one.why === why).length;
  return (
    <>
      {choices.map((choice) => (
        <SheetCard
          key={choice.sheet.name}
          choice={choice}
          isOnly={choices.length === 1}
          onHeading={(heading) => replace(withHeading(choice, heading, remembered))}
          onChange={replace}
        />
      ))}
      {leftOut.length > 0 ? (
        <p className="text-pretty text-ink-2">
          {words.leftOut({ empty: count('empty'), total: count('total'), other: count('other') })}
        </p>
      ) : null}
    </>
  );
}

const shownValues = 5;

interface SheetCardProps {
  choice: SheetChoice;
  isOnly: boolean;
  onHeading: (heading: number) => void;
  onChange: (choice: SheetChoice) => void;
}

function SheetCard({ choice, isOnly, onHeading, onChange }: SheetCardProps) {
  const { sheet, isChosen, mapping, heading } = choice;
  const rows = sheet.rows.slice(heading + 1);
  const width = Math.max(...sheet.rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    sheet.rows.slice(heading).some((row) => isFilled(row[column])),
  );
  const missing = missingIn(choice);
  // The last row cannot have headings, because nothing is below it.
  const rowsOfHeading = sheet.rows.slice(0, importLimits.headingRows).flatMap((row, index, { length }) => {
    const cells = row.flatMap((cell) => textOf(cell).replaceAll(/\s+/g, ' ') || []);
    const isPossible = cells.length > 0 && (index === heading || index < length - 1);
    return isPossible ? [{ index, text: words.rowWith(index + 1, cells.join(' · ')) }] : [];
  });
  return (
    <Card className="overflow-hidden" aria-label={sheet.name}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line bg-sunken px-4 py-3">
        {isOnly ? (
          <h3 className="font-semibold wrap-anywhere">{sheet.name}</h3>
        ) : (
          <label className="flex items-center gap-2.5 font-semibold wrap-anywhere">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onChange({ ...choice, isChosen: !isChosen })}
              className="size-4 shrink-0 accent-accent"
            />
            {sheet.name}
          </label>
        )}
        <span className="text-[0.8125rem] text-ink-2">
          {sheet.unit
            ? words.unitsOfRows[sheet.unit].count(new Set(sheet.about?.map(({ number }) => number)).size)
            : sheet.isHidden
              ? words.hiddenSheet
              : words.headingsIn(heading + 1)}
          {isChosen ? ` · ${words.columnsFound(mapping.size, columns.length - mapping.size)}` : null}
          {sheet.notes ? ` · ${words.notesStay(sheet.notes)}` : null}
        </span>
      </div>
      {isChosen ? (
        <>
          {missing.length > 0 ? (
            <p role="alert" className="border-b border-line px-4 py-3 text-bad">
              {words.chooseColumns[missing.length === 1 ? missing[0]! : 'both']}
            </p>
          ) : null}
          {sheet.columns || rowsOfHeading.length < 2 ? null : (
            <div className="border-b border-line px-4 py-3 *:sm:max-w-md">
              <SelectField
                label={words.headingRow}
                value={heading}
                onChange={({ target }) => onHeading(Number(target.value))}
                options={rowsOfHeading.map(({ index, text }) => ({ value: String(index), label: text }))}
              />
            </div>
          )}
          {hasColumn(choice, 'customer') ? null : (
            <div className="border-b border-line px-4 py-3 *:sm:max-w-md">
              <TextField
                label={words.customerOfAll}
                hint={words.customerOfAllHint}
                value={choice.customerOfAll ?? ''}
                maxLength={limits.nameLength}
                onChange={({ target }) => onChange({ ...choice, customerOfAll: target.value })}
              />
            </div>
          )}
          <ul className="divide-y divide-line">
            {columns.map((column) => (
              <Column
                key={column}
                name={headingOf(choice, column) || words.column(column + 1)}
                values={rows.flatMap((row) => textOf(row[column]) || []).slice(0, shownValues)}
                isHidden={sheet.hiddenColumns.has(column)}
                isRemembered={choice.remembered.get(column) === (mapping.get(column) ?? '')}
                field={mapping.get(column)}
                onChoose={(field) => onChange(withField(choice, column, field))}
              />
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}

interface ColumnProps {
  name: string;
  values: string[];
  isHidden: boolean;
  isRemembered: boolean;
  field: ImportedField | undefined;
  onChoose: (field: ImportedField | '') => void;
}

function Column({ name, values, isHidden, isRemembered, field, onChoose }: ColumnProps) {
  const note = isHidden
    ? words.hiddenColumn
    : isRemembered
      ? words.remembered
      : field === 'value'
        ? words.inEuros
        : undefined;
  return (
    <li
      className={`grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_15rem] sm:items-center ${field ? '' : 'bg-sunken text-ink-2'}`}
    >
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="line-clamp-2 text-[0.8125rem] wrap-anywhere text-ink-2">{values.join(' · ')}</p>
        {note ? <p className="text-[0.8125rem] text-pretty text-ink-2">{note}</p> : null}
      </div>
      <SelectField
        label={words.fieldOf(name)}
        hideLabel
        value={field ?? ''}
        placeholder={words.notBrought}
        onChange={({ target }) => onChoose(target.value as ImportedField | '')}
        options={importedFields.map((one) => ({ value: one, label: words.fields[one] }))}
      />
    </li>
  );
}
