import type { doubts, marks, unitsOfRows } from '#words/imports';
import type { ImportedField } from '#contract/rules/imported-fields';
import type { ArchivedRecord } from './archive/record.ts';
import type { Drawing, Picture } from '../../../../file-reading/drawing.ts';

/** Dates stand at midnight UTC. An error of a formula is its text, such as #N/A. */
export type Cell = string | number | boolean | Date | undefined;

export type Mark = keyof typeof marks;

/** Without a value the cell is refused, and the marks say why. */
export interface Reading<T> {
  value?: T;
  marks: Mark[];
}

export const refused = (mark: Mark): { marks: Mark[] } => ({ marks: [mark] });

export interface Worksheet {
  name: string;
  isHidden: boolean;
  /** It is as long as the sheet, so that a row of the sheet is an index here plus one. */
  rows: Cell[][];
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
  /** So many notes on cells are not read. */
  notes?: number;
  /** A sheet that was made of a file without cells has these rows below one row of headings. */
  unit?: keyof typeof unitsOfRows;
  columns?: ReadonlyMap<number, ImportedField>;
  /** One for each row below the headings. */
  about?: readonly RowAbout[];
}

export type Doubt = keyof typeof doubts;

export interface RowAbout {
  /** Such as the number of its slide, of which several rows may have been made. */
  number: number;
  doubts: readonly Doubt[];
  drawing?: Drawing;
  /** The first one leads. */
  pictures?: readonly Picture[];
  /** The page of a website that it was read from. */
  address?: string;
  /** An archive brings in the record itself, and its cells only show what it is. */
  record?: ArchivedRecord;
}

// A spreadsheet writes its errors in the language of its user.
const errors =
  /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|PUUTTUU!?|VIITTAUS!|ARVO!|JAKO\/0!|SAKNAS!?|REFERENS!|VÄRDEFEL!|DIVISION\/0!)$/i;

export const isErrorCell = (cell: Cell): boolean => typeof cell === 'string' && errors.test(cell.trim());

export function textOf(cell: Cell): string {
  if (!(cell instanceof Date)) return String(cell ?? '').trim();
  if (Number.isNaN(cell.getTime())) return '';
  return String(yearTypedAsDay(cell) ?? cell.toISOString().slice(0, 10));
}

const firstDay = Date.UTC(1899, 11, 30);

/** A year that was typed into a cell for dates is stored as a day of 1905. */
export function yearTypedAsDay(cell: Date): number | undefined {
  const days = (cell.getTime() - firstDay) / 86_400_000;
  return Number.isInteger(days) && days >= 1900 && days <= 2199 ? days : undefined;
}

export const isFilled = (cell: Cell): boolean => textOf(cell) !== '';
