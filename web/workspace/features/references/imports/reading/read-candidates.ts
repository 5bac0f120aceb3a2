import { referenceFields } from '#contract/reference/fields';
import { factLimits, firstMonth, lastMonth } from '#contract/reference/facts';
import { limits } from '#contract/rules/limits';
import type { KeyFigure } from '#contract/reference/fields';
import {
  isFilled,
  isErrorCell,
  textOf,
  type Cell,
  type Mark,
  type Reading,
  type RowAbout,
  type Worksheet,
} from './cell.ts';
import type { ImportedField } from '#contract/rules/imported-fields';
import { fold } from './fold.ts';
import type { Mapping } from './guess-columns.ts';
import { readAddresses } from './read-addresses.ts';
import { readContact, readEmail, readPhone, type Contact } from './read-contact.ts';
import { readFigures } from './read-figures.ts';
import { readMoney, readShare, type ReadMoney } from './read-money.ts';
import { readPeriod, type Period } from './read-month.ts';
import { readCpv, readSize, type Size } from './read-size.ts';
import { readText } from './read-text.ts';

export interface Candidate extends Period {
  worksheet: string;
  /** Rows count from 1, as the spreadsheet does. */
  row: number;
  unit: NonNullable<Worksheet['unit']>;
  about: RowAbout;
  isHidden: boolean;
  texts: { [field in TextField]?: string };
  value?: ReadMoney;
  share?: number;
  size?: Size;
  cpv?: string;
  figures?: KeyFigure[];
  /** Addresses of pictures on websites. */
  pictures?: string[];
  contact: Contact;
  /** `isLost` marks cells whose words no field took. */
  marks: { field: ImportedField; mark: Mark; words: string; isLost?: true }[];
}

const lengths = {
  externalId: limits.externalIdLength,
  title: referenceFields.title.max,
  customer: limits.nameLength,
  type: referenceFields.referenceType.max,
  location: referenceFields.location.max,
  region: referenceFields.location.max,
  role: 200,
  workKind: 200,
  difficulty: 200,
  permission: limits.descriptionLength,
  description: referenceFields.longDescription.max,
  tags: limits.descriptionLength,
  industry: referenceFields.clientIndustry.max,
  outcomes: referenceFields.outcomes.max,
  quote: referenceFields.quote.max,
  quotePerson: referenceFields.quotePerson.max,
  note: factLimits.textLength,
} as const satisfies { [field in ImportedField]?: number };
type TextField = keyof typeof lengths;

export interface Candidates {
  candidates: Candidate[];
  /** Rows with neither title nor customer, and why they are none. */
  leftOut: { row: number; why: 'empty' | 'total' | 'other' }[];
}

/** `customerOfAll` counts where no column is that of customers. */
export function readCandidates(
  sheet: Worksheet,
  heading: number,
  mapping: Mapping,
  customerOfAll?: string,
): Candidates {
  const columnOf = new Map([...mapping].map(([column, field]) => [field, column]));
  const ofAll = columnOf.has('customer') ? undefined : customerOfAll;
  const headingOf = (field: ImportedField) => textOf(sheet.rows[heading]?.[columnOf.get(field) ?? -1]);
  const rows = sheet.rows.slice(heading + 1);
  const found: Candidates = { candidates: [], leftOut: [] };
  for (const [index, cells] of rows.entries()) {
    const cellOf = (field: ImportedField) => cells[columnOf.get(field) ?? -1];
    const row = heading + index + 2;
    if (isFilled(cellOf('title')) || isFilled(cellOf('customer'))) {
      const isHidden = sheet.hiddenRows.has(row - 1);
      const { unit = 'row' } = sheet;
      const about = sheet.about?.[index] ?? { number: row, doubts: [] };
      const notes = [...mapping].flatMap(([column, field]) => (field === 'note' ? [cells[column]] : []));
      found.candidates.push({
        worksheet: sheet.name,
        row,
        unit,
        about,
        isHidden,
        ...readRow((field) => (field === 'customer' && ofAll) || cellOf(field), headingOf, notes),
      });
    } else found.leftOut.push({ row, why: whyLeftOut(cells, rows.slice(0, index)) });
  }
  return found;
}

function readRow(
  cellOf: (field: ImportedField) => Cell,
  headingOf: (field: ImportedField) => string,
  notes: Cell[],
) {
  const marks: Candidate['marks'] = [];
  const take = <T>(field: ImportedField, read: (cell: Cell) => Reading<T>): T | undefined => {
    const cell = cellOf(field);
    if (!isFilled(cell)) return undefined;
    const reading = read(cell);
    const isLost = reading.value === undefined && !isErrorCell(cell);
    const said = { field, words: textOf(cell), ...(isLost && { isLost }) };
    marks.push(...reading.marks.map((mark) => ({ ...said, mark })));
    return reading.value;
  };
  const texts: Candidate['texts'] = {};
  for (const field of Object.keys(lengths) as TextField[]) {
    const text = take(field, (cell) => readText(cell, lengths[field]));
    if (text) texts[field] = text;
  }
  const note = notes
    .filter(isFilled)
    .filter((cell) => !isErrorCell(cell))
    .map(textOf)
    .join('\n');
  if (note) texts.note = note;
  for (const field of ['title', 'customer'] as const) {
    if (!texts[field]) marks.push({ field, mark: `${field}Missing`, words: '' });
  }
  const start = take('start', (cell) => readPeriod(cell, 'start'));
  const end = take('end', (cell) => readPeriod(cell, 'end'));
  const period: Period = { ...start, ...end };
  if (period.start && period.end && lastMonth(period.end) < firstMonth(period.start)) {
    marks.push({ field: 'end', mark: 'endBeforeStart', words: textOf(cellOf('end')) });
  }
  const phone = take('phone', readPhone);
  const email = take('email', readEmail);
  const contact = { ...take('contact', readContact), ...(phone && { phone }), ...(email && { email }) };
  const value = take('value', (cell) => readMoney(cell, headingOf('value')));
  const share = take('share', readShare);
  const size = take('size', (cell) => readSize(cell, cellOf('unit')));
  const cpv = take('cpv', readCpv);
  const figures = take('figures', readFigures);
  const pictures = take('picture', readAddresses);
  return {
    texts,
    ...period,
    contact,
    marks,
    ...(value && { value }),
    ...(share !== undefined && { share }),
    ...(size && { size }),
    ...(cpv && { cpv }),
    ...(figures && { figures }),
    ...(pictures && { pictures }),
  };
}

const totals = new Set(['yhteensa', 'summa', 'kaikki yhteensa', 'total', 'sum', 'totalt']);

function whyLeftOut(cells: Cell[], above: Cell[][]): 'empty' | 'total' | 'other' {
  if (!cells.some(isFilled)) return 'empty';
  if (cells.some((cell) => totals.has(fold(textOf(cell))))) return 'total';
  const numbers = cells.flatMap((cell, column) => (typeof cell === 'number' ? [{ cell, column }] : []));
  const sum = (column: number) =>
    above.reduce((total, row) => total + (typeof row[column] === 'number' ? row[column] : 0), 0);
  return numbers.length === 1 && numbers[0]!.cell === sum(numbers[0]!.column) ? 'total' : 'other';
}
