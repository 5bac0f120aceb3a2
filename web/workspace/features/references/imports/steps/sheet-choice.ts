import { isFilled, textOf, type Worksheet } from '../reading/cell.ts';
import { findHeading, guessColumns } from '../reading/guess-columns.ts';
import type { ImportField } from '../reading/column-names.ts';
import { readCandidates, type Candidates } from '../reading/read-candidates.ts';
import { isImported, type ImportedField } from '../plan.ts';

export interface SheetChoice {
  sheet: Worksheet;
  isChosen: boolean;
  /** Index of the row with the headings. */
  heading: number;
  /** Index of a column to the field that it seems to be. */
  guess: ReadonlyMap<number, ImportField>;
  /** Index of a column to the field that is read of it. */
  mapping: ReadonlyMap<number, ImportedField>;
}

export function firstChoices(sheets: readonly Worksheet[]): SheetChoice[] {
  return sheets
    .filter(({ rows }) => rows.some((row) => row.some(isFilled)))
    .map((sheet) => {
      const heading = findHeading(sheet);
      const guess = guessColumns(sheet, heading);
      const mapping = new Map(
        [...guess].flatMap(([column, field]) => (isImported(field) ? [[column, field]] : [])),
      );
      const isTable = [...mapping.values()].some((field) => field === 'title' || field === 'customer');
      return { sheet, isChosen: isTable && !sheet.isHidden, heading, guess, mapping };
    });
}

/** One field has one column, so another column loses it. */
export function withField(choice: SheetChoice, column: number, field: ImportedField | ''): SheetChoice {
  const others = [...choice.mapping].filter(([at, other]) => at !== column && other !== field);
  return { ...choice, mapping: new Map(field ? [...others, [column, field]] : others) };
}

const required = ['title', 'customer'] as const;

export const missingIn = ({ mapping }: SheetChoice): (typeof required)[number][] =>
  required.filter((field) => ![...mapping.values()].includes(field));

export function readChosen(choices: readonly SheetChoice[]): Candidates & { isReady: boolean } {
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const read = chosen.map(({ sheet, heading, mapping }) => readCandidates(sheet, heading, mapping));
  return {
    candidates: read.flatMap(({ candidates }) => candidates),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
    isReady: chosen.length > 0 && chosen.every((choice) => missingIn(choice).length === 0),
  };
}

export const headingOf = ({ sheet, heading }: SheetChoice, column: number): string =>
  textOf(sheet.rows[heading]?.[column]).replaceAll(/\s+/g, ' ');

/** A size becomes a key figure, which says what it counts in the words of its column. */
export const sizeLabelsOf = (choices: readonly SheetChoice[]): Map<string, string> =>
  new Map(
    choices.flatMap((choice) => {
      const column = [...choice.mapping].find(([, field]) => field === 'size')?.[0];
      const label = column === undefined ? '' : headingOf(choice, column);
      return label ? [[choice.sheet.name, label] as const] : [];
    }),
  );
