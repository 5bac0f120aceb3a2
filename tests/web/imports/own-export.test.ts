import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { referenceTable, toCsv, toSheet, type TableRow } from '#functions/export/table-files';
import { demoCustomers } from '#tools/seed/customers';
import { demoReferences, type DemoReference } from '#tools/seed/references';
import { bodyOf } from '#web/workspace/features/references/imports/plan.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';

const customerOf = ({ customer }: DemoReference) => demoCustomers.find(({ key }) => key === customer)!.name;

const rows = demoReferences.map((demo, index): TableRow => {
  const [quote, quotePerson, quoteRole] = demo.quote ?? [];
  const customerId = '';
  return {
    customer: customerOf(demo),
    facts: {},
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
    marks: candidate.marks,
    ...bodyOf(candidate, ''),
  }));
}

/** A table has one column for the text of a reference: where there is a long one, the short one is made of it. */
const textsOf = ({ description, longDescription }: { description?: string; longDescription?: string }) =>
  (longDescription ?? '').length > 400
    ? { description: expect.any(String), longDescription }
    : { description: longDescription || description };

/** Position, environment, a duration in words and key figures have no column that the import reads. */
const expected = rows.map(({ customer, reference: { name, tags, externalId, attributes, custom } }) => ({
  customer,
  marks: [],
  name,
  status: 'Draft',
  tags,
  externalId,
  attributes: {
    customerId: '',
    referenceType: attributes.referenceType,
    referenceDate: attributes.referenceDate,
    ...textsOf(attributes),
  },
  custom: Object.fromEntries(
    (['projectLocation', 'clientIndustry', 'outcomes', 'quote', 'quotePerson'] as const).flatMap((field) =>
      custom[field] ? [[field, custom[field]]] : [],
    ),
  ),
}));

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
