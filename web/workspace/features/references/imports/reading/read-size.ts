import { isErrorCell, refused, textOf, type Cell, type Mark, type Reading } from './cell.ts';
import { readNumber, splitAbout } from '../../../../lib/read-number.ts';

export interface Size {
  amount: number;
  unit?: string;
}

/** The unit stands behind the number or in a column of its own. */
export function readSize(cell: Cell, unitCell?: Cell): Reading<Size> {
  if (isErrorCell(cell)) return refused('cellError');
  const { rest, isAbout } = splitAbout(textOf(cell));
  const [, number = '', ownUnit = ''] = /^([\d.,\s'’]+)(\p{L}[\p{L}\d²³./ ]{0,20})?$/u.exec(rest) ?? [];
  const read = typeof cell === 'number' ? { value: cell, isAmbiguous: false } : readNumber(number);
  if (!read || read.value < 0) return refused('notSize');
  const unit = (ownUnit || textOf(unitCell))
    .trim()
    .replace(/(?<=\p{L})2$/u, '²')
    .replace(/(?<=\p{L})3$/u, '³');
  const marks: Mark[] = isAbout ? ['about'] : [];
  if (read.isAmbiguous) marks.push('thousands');
  if (!unit) marks.push('noUnit');
  return { value: { amount: read.value, ...(unit && { unit }) }, marks };
}

/** A spreadsheet takes codes for numbers and drops the zero at their beginning. */
export function readCpv(cell: Cell): Reading<string> {
  if (isErrorCell(cell)) return refused('cellError');
  const text = textOf(cell).replace(/\s/g, '');
  const [, digits, check = ''] = /^(\d{7,8})(-\d)?$/.exec(text) ?? [];
  return digits ? { value: digits.padStart(8, '0') + check, marks: [] } : refused('notCpv');
}
