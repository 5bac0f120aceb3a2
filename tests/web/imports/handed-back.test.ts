import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as english from '#contract/words/en/import-example';
import * as englishFields from '#contract/words/en/imports';
import * as finnish from '#contract/words/fi/import-example';
import * as finnishFields from '#contract/words/fi/imports';
import * as swedish from '#contract/words/sv/import-example';
import * as swedishFields from '#contract/words/sv/imports';
import { toCsv } from '#web/shared/analytics/csv.ts';
import { joinTables } from '#web/workspace/features/references/imports/join-tables.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';

const readBack = async (rows: string[][], locale = 'en') =>
  readChosen(firstChoices(await readTable(strToU8(toCsv(rows, locale)), 'back.csv')));

describe('rows of several worksheets', () => {
  it('stand below each other in one column for each heading', () => {
    const joined = joinTables([
      [
        ['Title', 'Customer'],
        ['Quay', 'Acme'],
      ],
      [
        ['Customer', 'Year', 'Title'],
        ['Silta Oy', '2021', 'Pier'],
      ],
    ]);
    expect(joined).toEqual([
      ['Title', 'Customer', 'Year'],
      ['Quay', 'Acme', ''],
      ['Pier', 'Silta Oy', '2021'],
    ]);
  });

  it('keep columns with equal headings, and cells without one', () => {
    const rows = [
      ['Note', 'Note'],
      ['one', 'two', 'three'],
    ];
    expect(joinTables([rows])).toEqual([
      ['Note', 'Note', ''],
      ['one', 'two', 'three'],
    ]);
  });

  it('are read again below their headings, telephone numbers included', async () => {
    const { candidates } = await readBack(
      joinTables([
        [
          ['Title', 'Client', 'Phone'],
          ['Quay', 'Acme', '+358 40 1234567'],
        ],
      ]),
    );
    expect(candidates).toMatchObject([{ texts: { title: 'Quay' }, contact: { phone: '+358 40 1234567' } }]);
  });
});

it.each([
  ['en', english.rows, englishFields.fields],
  ['fi', finnish.rows, finnishFields.fields],
  ['sv', swedish.rows, swedishFields.fields],
] as const)(
  'the example file in "%s" is read with every column and no doubt',
  async (language, rows, fields) => {
    const names = Object.keys(rows[0]) as (keyof (typeof rows)[number])[];
    const headings = names.map((name) => fields[name]);
    const table = [headings, ...rows.map((row) => names.map((name) => row[name]))];
    const choices = firstChoices(await readTable(strToU8(toCsv(table, language)), 'example.csv'));
    expect([...choices[0]!.mapping.values()].toSorted()).toEqual(names.toSorted());
    const { candidates } = readChosen(choices);
    expect(candidates).toHaveLength(2);
    const doubts = candidates.flatMap(({ marks }) => marks).filter(({ mark }) => mark !== 'yearOnly');
    expect(doubts).toEqual([]);
  },
);
