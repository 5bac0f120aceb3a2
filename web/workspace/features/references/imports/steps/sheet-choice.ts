import type { RememberedColumn } from '#contract/resources/import';
import { importLimits } from '#contract/rules/import-limits';
import { isFilled, textOf, type Worksheet } from '../reading/cell.ts';
import { findHeading, guessColumns } from '../reading/guess-columns.ts';
import type { ImportedField } from '#contract/rules/imported-fields';
import { fold } from '../reading/fold.ts';
import { readCandidates, type Candidates } from '../reading/read-candidates.ts';

export interface SheetChoice {
  sheet: Worksheet;
  isChosen: boolean;
  /** Index of the row with the headings. */
  heading: number;
  /** Index of a column to the field that it seems to be. */
  guess: ReadonlyMap<number, ImportedField>;
  /** Index of a column to the field that it was in an earlier file, or to none. */
  remembered: ReadonlyMap<number, ImportedField | ''>;
  /** Index of a column to the field that is read of it. */
  mapping: ReadonlyMap<number, ImportedField>;
  /** Whose references all rows are, where no column says so. */
  customerOfAll?: string;
}

type Memory = ReadonlyMap<string, ImportedField | ''>;

const memoryOf = (columns: readonly RememberedColumn[]): Memory =>
  new Map(columns.map(({ heading, field }) => [heading, field]));

export function firstChoices(
  sheets: readonly Worksheet[],
  columns: readonly RememberedColumn[] = [],
): SheetChoice[] {
  const memory = memoryOf(columns);
  return sheets
    .filter(({ rows }) => rows.some((row) => row.some(isFilled)))
    .map((sheet) => {
      const heading = sheet.columns ? 0 : findHeading(sheet, (text) => Boolean(memory.get(text)));
      const choice = choiceAt(sheet, heading, memory);
      const isTable = [...choice.mapping.values()].some((field) => field === 'title' || field === 'customer');
      return { ...choice, isChosen: isTable && !sheet.isHidden };
    });
}

/** Another row has the headings, so the columns are guessed anew. */
export const withHeading = (
  { sheet, isChosen, customerOfAll = '' }: SheetChoice,
  heading: number,
  columns: readonly RememberedColumn[],
): SheetChoice => ({ ...choiceAt(sheet, heading, memoryOf(columns)), isChosen, customerOfAll });

function choiceAt(sheet: Worksheet, heading: number, memory: Memory): Omit<SheetChoice, 'isChosen'> {
  const guess = sheet.columns ?? guessColumns(sheet, heading);
  const remembered = rememberedIn(sheet, heading, memory);
  const taken = new Set(remembered.values());
  const guessed = [...guess].filter(([column, field]) => !remembered.has(column) && !taken.has(field));
  const known = [...remembered].flatMap(([column, field]): [number, ImportedField][] =>
    field ? [[column, field]] : [],
  );
  return { sheet, heading, guess, remembered, mapping: new Map([...guessed, ...known]) };
}

/** What a firm hid from readers of its table stays internal, whatever a column of this name was before. */
function rememberedIn(sheet: Worksheet, heading: number, memory: Memory) {
  const found = new Map<number, ImportedField | ''>();
  for (const [column, cell] of (sheet.rows[heading] ?? []).entries()) {
    const field = memory.get(fold(textOf(cell)));
    const isTaken = field && [...found.values()].includes(field);
    if (field !== undefined && !isTaken && !sheet.hiddenColumns.has(column)) found.set(column, field);
  }
  return found;
}

/** Returns what the choices say beyond the guess, so that the next file begins with it. */
export function toRemember(choices: readonly SheetChoice[]): RememberedColumn[] {
  const said = choices
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ sheet, heading, guess, remembered, mapping }) =>
      (sheet.rows[heading] ?? []).flatMap((cell, column): RememberedColumn[] => {
        const name = fold(textOf(cell));
        const isName = name.length > 0 && name.length <= importLimits.headingLength;
        const field = mapping.get(column) ?? '';
        const before = remembered.get(column) ?? guess.get(column) ?? '';
        return isName && field !== before && !sheet.hiddenColumns.has(column)
          ? [{ heading: name, field }]
          : [];
      }),
    );
  return [...new Map(said.map((one) => [one.heading, one])).values()].slice(0, importLimits.columns);
}

/** One field has one column, so another column loses it. Only internal notes have several. */
export function withField(choice: SheetChoice, column: number, field: ImportedField | ''): SheetChoice {
  const others = [...choice.mapping].filter(
    ([at, other]) => at !== column && (other !== field || field === 'note'),
  );
  return { ...choice, mapping: new Map(field ? [...others, [column, field]] : others) };
}

/** Rows count from 1, as the spreadsheet does. */
export function withCell(choice: SheetChoice, row: number, column: number, text: string): SheetChoice {
  const rows = choice.sheet.rows.map((cells, index) => {
    if (index !== row - 1) return cells;
    // The row may be shorter than the heading.
    const corrected = [
      ...cells,
      ...Array.from({ length: Math.max(0, column - cells.length) }, () => undefined),
    ];
    corrected[column] = text.trim() || undefined;
    return corrected;
  });
  return { ...choice, sheet: { ...choice.sheet, rows } };
}

export interface ReadCell {
  column: number;
  field: ImportedField;
  heading: string;
  text: string;
}

/** The cells of a row that are read, in the order of the file. */
export const cellsOf = (choice: SheetChoice, row: number): ReadCell[] =>
  [...choice.mapping]
    .toSorted(([one], [other]) => one - other)
    .map(([column, field]) => ({
      column,
      field,
      heading: headingOf(choice, column),
      text: textOf(choice.sheet.rows[row - 1]?.[column]),
    }));

export const hasColumn = ({ mapping }: SheetChoice, field: ImportedField): boolean =>
  [...mapping.values()].includes(field);

const required = ['title', 'customer'] as const;

export const missingIn = (choice: SheetChoice): (typeof required)[number][] =>
  required.filter(
    (field) => !hasColumn(choice, field) && !(field === 'customer' && choice.customerOfAll?.trim()),
  );

export function readChosen(choices: readonly SheetChoice[]): Candidates & { isReady: boolean } {
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const read = chosen.map(({ sheet, heading, mapping, customerOfAll }) =>
    readCandidates(sheet, heading, mapping, customerOfAll),
  );
  return {
    candidates: read.flatMap(({ candidates }) => candidates),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
    isReady: chosen.length > 0 && chosen.every((choice) => missingIn(choice).length === 0),
  };
}

export const headingOf = (
  { sheet, heading }: Pick<SheetChoice, 'sheet' | 'heading'>,
  column: number,
): string => textOf(sheet.rows[heading]?.[column]).replaceAll(/\s+/g, ' ');

/** A size becomes a key figure, which says what it counts in the words of its column. */
export const sizeLabelsOf = (choices: readonly SheetChoice[]): Map<string, string> =>
  new Map(
    choices.flatMap((choice) => {
      const column = [...choice.mapping].find(([, field]) => field === 'size')?.[0];
      const label = column === undefined ? '' : headingOf(choice, column);
      return label ? [[choice.sheet.name, label] as const] : [];
    }),
  );
