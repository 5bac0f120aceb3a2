import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { referenceTable, toCsv, toSheet, type TableRow } from '#functions/export/table-files';
import type { FactValues } from '#contract/reference/facts';
import { limits } from '#contract/rules/limits';
import { demoCustomers } from '#tools/seed/customers';
import { demoReferences, type DemoReference } from '#tools/seed/references';
import { bodyOf } from '#web/workspace/features/references/imports/body-of.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';

const customerOf = ({ customer }: DemoReference) => demoCustomers.find(({ key }) => key === customer)!.name;

/** The first rows have facts that the import has columns for, the others none. */
const facts: FactValues[] = [
  {
    contractValue: { amount: 195_000, currency: 'EUR', vat: 'excluded', about: true },
    ourShare: 35,
    startedOn: '2021-03',
    endedOn: '2022-09',
    sizes: [{ amount: 8_336, unit: 'brm²' }],
    role: 'lead',
    cpv: ['71322000'],
    internalNote: 'Ask Maija first',
  },
  {
    contractValue: { amount: 1_250.5, currency: 'SEK', vat: 'included' },
    startedOn: '2021',
    ongoing: true,
    role: 'subcontractor',
  },
  { contractValue: { amount: 80_000, currency: 'EUR' }, ourPart: 'Design of the foundations' },
];

const rows = demoReferences.map((demo, index): TableRow => {
  const [quote, quotePerson, quoteRole] = demo.quote ?? [];
  const customerId = '';
  return {
    customer: customerOf(demo),
    facts: facts[index] ?? {},
    reference: {
      id: `reference-${index}`,
      name: demo.title,
      status: 'Draft',
      visibility: 'public',
      tags: demo.tags,
      externalId: `P-${index}`,
      attributes: {
        customerId,
        referenceType: demo.type,
        referenceDate: demo.date,
        description: demo.description,
        longDescription: demo.story,
        templateId: 'default',
      },
      custom: {
        templateConfig: '{}',
        projectLocation: demo.location,
        projectDuration: demo.duration,
        clientIndustry: demo.industry,
        environmentType: demo.environment,
        outcomes: demo.outcomes,
        figures: demo.figures,
        quote,
        quotePerson,
        quoteRole,
      },
    },
  };
});

async function bringBack(bytes: Uint8Array, file: string) {
  const { candidates } = readChosen(firstChoices(await readTable(bytes, file)));
  return candidates.map((candidate) => ({
    customer: candidate.texts.customer,
    // These marks are remarks on a value that was read.
    marks: candidate.marks.filter(({ mark }) => mark !== 'about' && mark !== 'yearOnly'),
    ...bodyOf(candidate, ''),
  }));
}

/** A table has one column for the text of a reference: where there is a long one, the short one is made of it. */
const textsOf = ({ description, longDescription }: { description?: string; longDescription?: string }) =>
  (longDescription ?? '').length > 400
    ? { description: expect.any(String), longDescription }
    : { description: longDescription || description };

function figuresOf({ sizes }: FactValues, custom: TableRow['reference']['custom']) {
  const size = { value: '8,336', unit: 'brm²', label: expect.any(String) as string };
  const figures = [...(sizes ? [size] : []), ...(custom.figures ?? [])].slice(0, limits.figures);
  return figures.length > 0 ? { figures } : {};
}

/**
 * Position, environment and a duration in words have no column that the import reads. Months and a size stand in the
 * story too, because the import takes them for both.
 */
const expected = rows.map(
  ({ customer, facts: known, reference: { name, tags, externalId, attributes, custom } }) => ({
    customer,
    marks: [],
    name,
    status: 'Draft',
    tags,
    externalId,
    facts: { ...(!known.ongoing && { endedOn: attributes.referenceDate }), ...known },
    attributes: {
      customerId: '',
      referenceType: attributes.referenceType,
      referenceDate: known.ongoing ? '2021-01' : (known.endedOn ?? attributes.referenceDate),
      ...textsOf(attributes),
    },
    custom: {
      ...(known.startedOn && { projectDuration: known.ongoing ? '2021–' : '3/2021–9/2022' }),
      ...figuresOf(known, custom),
      ...Object.fromEntries(
        (['projectLocation', 'clientIndustry', 'outcomes', 'quote', 'quotePerson'] as const).flatMap(
          (field) => (custom[field] ? [[field, custom[field]]] : []),
        ),
      ),
    },
  }),
);

describe('the tables of an export', () => {
  it('come back from XLSX with every column equal and no mapping chosen', async () => {
    const sheet = await toSheet('References', referenceTable(rows));
    expect(await bringBack(sheet, 'references.xlsx')).toEqual(expected);
  });

  it('come back from CSV with every column equal', async () => {
    const csv = new TextEncoder().encode(toCsv(referenceTable(rows)));
    expect(await bringBack(csv, 'references.csv')).toEqual(expected);
  });

  it('keep formulas, markup and signs of spreadsheets as texts', async () => {
    const awkward = [
      '=HYPERLINK("https://evil.example")',
      '+358',
      '-1',
      '@SUM(A1)',
      '=HYPERLINK("https://evil.example"\n"Click")',
      '<b>bold</b> & "quoted"',
      '#N/A?',
    ];
    const written = awkward.map((name) => ({ ...rows[0]!, reference: { ...rows[0]!.reference, name } }));
    const [sheet] = await readTable(await toSheet('References', referenceTable(written)), 'references.xlsx');
    expect(sheet!.rows.slice(1).map((row) => row[1])).toEqual(awkward);
    const lines = toCsv([awkward]).split('\r\n');
    expect(Papa.parse<string[]>(lines[0]!.slice(1)).data[0]).toEqual(
      awkward.map((text) => (/^[=+\-@]/.test(text) ? `'${text}` : text)),
    );
  });
});
