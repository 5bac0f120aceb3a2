import writeExcel from 'write-excel-file/node';
import type { FactValues, Money } from '#contract/reference/facts';
import type { Contact } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import { csvText } from '../shared/files/csv.ts';

export type Cell = string | number | undefined;

export interface TableRow {
  reference: Pick<
    Reference,
    'id' | 'name' | 'status' | 'tags' | 'attributes' | 'custom' | 'externalId' | 'visibility'
  >;
  customer: string;
  facts: FactValues;
  contact?: Pick<Contact, 'name' | 'email'> | undefined;
}

/** A period such as 3/2021–9/2022 is one that the import has written. */
const period = /^(?:\d{1,2}\/)?\d{4}(?:–(?:(?:\d{1,2}\/)?\d{4})?)?$/;

/** The import knows the headings, so that a table comes back without a mapping. It passes over those at the end. */
const columns: Record<string, (row: TableRow) => Cell> = {
  'Project number': ({ reference }) => reference.externalId,
  Title: ({ reference }) => reference.name,
  Customer: ({ customer }) => customer,
  Type: ({ reference }) => reference.attributes.referenceType,
  Industry: ({ reference }) => reference.custom.clientIndustry,
  Location: ({ reference }) => reference.custom.projectLocation,
  Start: ({ reference: { custom }, facts }) => facts.startedOn ?? periodIn(custom),
  End: ({ reference: { attributes, custom }, facts }) => {
    if (facts.ongoing) return 'ongoing';
    return facts.endedOn ?? (!facts.startedOn && periodIn(custom) ? undefined : attributes.referenceDate);
  },
  Size: ({ facts }) => facts.sizes?.[0]?.amount,
  Unit: ({ facts }) => facts.sizes?.[0]?.unit,
  'Contract value': ({ facts }) => moneyText(facts.contractValue),
  'Our share': ({ facts }) => (facts.ourShare === undefined ? undefined : `${facts.ourShare} %`),
  'Our role': ({ facts }) => facts.role ?? facts.ourPart,
  CPV: ({ facts }) => facts.cpv?.[0],
  'Contact person': ({ contact }) => contact?.name,
  Email: ({ contact }) => contact?.email,
  Description: ({ reference: { attributes } }) => attributes.longDescription || attributes.description,
  Results: ({ reference }) => reference.custom.outcomes,
  Quote: ({ reference }) => reference.custom.quote,
  'Said by': ({ reference }) => reference.custom.quotePerson,
  // A tag has no line breaks but may have commas.
  Tags: ({ reference }) => reference.tags.join('\n'),
  'Internal note': ({ facts }) => facts.internalNote,
  'Short description': ({ reference }) => reference.attributes.description,
  Position: ({ reference }) => reference.custom.quoteRole,
  Environment: ({ reference }) => reference.custom.environmentType,
  Duration: ({ reference }) => reference.custom.projectDuration,
  'Key figures': ({ reference }) =>
    reference.custom.figures
      ?.map(({ value, unit, label }) => `${[value, unit].filter(Boolean).join(' ')}: ${label}`)
      .join('\n'),
  'Reference ID': ({ reference }) => reference.id,
  Status: ({ reference }) => reference.status,
  Visibility: ({ reference }) => reference.visibility,
};

const periodIn = ({ projectDuration = '' }: Reference['custom']): string | undefined =>
  period.test(projectDuration) ? projectDuration : undefined;

const taxes = { excluded: ' (VAT 0 %)', included: ' (incl. VAT)' } as const;

function moneyText(money: Money | undefined): string | undefined {
  if (!money) return undefined;
  const { amount, currency, vat, about } = money;
  return `${about ? 'about ' : ''}${amount} ${currency}${vat ? taxes[vat] : ''}`;
}

export function referenceTable(rows: readonly TableRow[]): Cell[][] {
  return [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)))];
}

/** The columns of a list that have one value in a cell. */
export function flatTable(records: readonly Record<string, unknown>[], names: readonly string[]): Cell[][] {
  return [[...names], ...records.map((record) => names.map((name) => flat(record[name])))];
}

function flat(value: unknown): Cell {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}

export const toCsv = (rows: readonly (readonly Cell[])[]): string => `${csvText(rows)}\r\n`;

/** Cells are texts or numbers, never formulas. */
export async function toSheet(name: string, rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const [headings = [], ...rest] = rows;
  const bold = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  return await writeExcel([bold, ...rest.map((row) => [...row])], {
    sheet: name,
    stickyRowsCount: 1,
  }).toBuffer();
}
