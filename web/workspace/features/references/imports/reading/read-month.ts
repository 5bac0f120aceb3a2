import { isErrorCell, refused, textOf, yearTypedAsDay, type Cell, type Mark, type Reading } from './cell.ts';
import { fold } from './fold.ts';
import { splitAbout } from '../../../../lib/read-number.ts';

/** Months are YYYY-MM, or YYYY where only the year is written. A period that goes on has no end. */
export interface Period {
  start?: string;
  end?: string;
  isOngoing?: true;
}

const ongoing = new Set(['kesken', 'jatkuu', 'kaynnissa', 'ongoing', 'in progress', 'pagar', 'pagaende']);
const between = /\s*[–—]\s*|\s+-\s+|(?<=\d{4})-(?=\d{1,2}[./]\d|(?:19|20|21)\d\d)/;

/** A cell may hold a month or a period. */
export function readPeriod(cell: Cell, side: 'start' | 'end'): Reading<Period> {
  if (isErrorCell(cell)) return refused('cellError');
  const text = textOf(cell);
  if (ongoing.has(fold(text))) return { value: { isOngoing: true }, marks: [] };
  const parts = typeof cell === 'string' ? text.split(between) : [];
  if (parts.length !== 2) return readOne(cell, side);
  const first = readOne(parts[0], 'start');
  const second = parts[1] === '' || ongoing.has(fold(parts[1]!)) ? undefined : readOne(parts[1], 'end');
  const marks = [...new Set([...first.marks, ...(second?.marks ?? [])])];
  if (!first.value || (second && !second.value)) return { marks };
  return { value: { ...first.value, ...(second?.value ?? { isOngoing: true }) }, marks };
}

function readOne(cell: Cell, side: 'start' | 'end'): Reading<Period> {
  const { rest, isAbout } = splitAbout(textOf(cell));
  const read = cell instanceof Date || typeof cell === 'number' ? fromNumber(cell) : fromText(rest);
  if (!read) return refused('notMonth');
  if (read === 'dayOrMonth') return refused(read);
  const { year, month } = read;
  if (year < 1900 || year > 2199 || (month !== undefined && (month < 1 || month > 12)))
    return refused('notMonth');
  const marks: Mark[] = isAbout ? ['about'] : [];
  if (month === undefined) marks.push('yearOnly');
  if (year < 1950 || year > 2100) marks.push('unlikelyYear');
  const known = month === undefined ? '' : `-${String(month).padStart(2, '0')}`;
  return { value: { [side]: `${year}${known}` }, marks };
}

interface Month {
  year: number;
  month?: number;
}

function fromNumber(cell: Date | number): Month | undefined {
  if (typeof cell === 'number') return Number.isInteger(cell) ? { year: cell } : undefined;
  if (Number.isNaN(cell.getTime())) return undefined;
  const year = yearTypedAsDay(cell);
  if (year !== undefined) return { year };
  return { year: cell.getUTCFullYear(), month: cell.getUTCMonth() + 1 };
}

const shapes: readonly [RegExp, (found: string[]) => Month | 'dayOrMonth' | undefined][] = [
  [/^(\d{4})$/, ([year]) => ({ year: Number(year) })],
  [/^(\d{4})[-/.](\d{1,2})$/, ([year, month]) => ({ year: Number(year), month: Number(month) })],
  [/^(\d{1,2})[-/.]\s?(\d{4})$/, ([month, year]) => ({ year: Number(year), month: Number(month) })],
  [/^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/, ([year, month, day]) => onDay(year, month, day)],
  [/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/, ([day, month, year]) => onDay(year, month, day)],
  [/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/, ([first, second, year]) => withSlashes(first, second, year)],
  [/^(?:\d{1,2}\.?\s)?(\p{L}{3,})\.?,?\s(\d{4})$/u, ([name, year]) => named(name, year)],
  [/^(\p{L}{3,})\s\d{1,2},\s(\d{4})$/u, ([name, year]) => named(name, year)],
];

function fromText(text: string): Month | 'dayOrMonth' | undefined {
  for (const [shape, read] of shapes) {
    const found = shape.exec(text);
    if (found) return read(found.slice(1));
  }
  return undefined;
}

function onDay(year?: string, month?: string, day?: string): Month | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? { year: Number(year), month: Number(month) } : undefined;
}

/** Britons write the day first, Americans the month. Only a number above 12 tells them apart. */
function withSlashes(first?: string, second?: string, year?: string): Month | 'dayOrMonth' | undefined {
  if (Number(first) > 12 || first === second) return onDay(year, second, first);
  return Number(second) > 12 ? onDay(year, first, second) : 'dayOrMonth';
}

const monthNames = ['fi', 'sv', 'en'].flatMap((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    name: fold(format.format(Date.UTC(2024, index))),
    month: index + 1,
  }));
});

function named(name?: string, year?: string): Month | undefined {
  const word = fold(name ?? '');
  const exact = monthNames.filter((one) => one.name === word);
  const close = monthNames.filter((one) => one.name.startsWith(word) || word.startsWith(one.name));
  // "mar" begins the English March and the Finnish November.
  const months = new Set((exact[0] ? exact : close).map(({ month }) => month));
  return months.size === 1 ? { year: Number(year), month: [...months][0]! } : undefined;
}
