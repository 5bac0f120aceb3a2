import { readFile } from 'node:fs/promises';
import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Mark } from '#web/workspace/features/references/imports/reading/cell.ts';
import { findTwins } from '#web/workspace/features/references/imports/plan.ts';
import {
  chosenCustomers,
  matchCustomers,
} from '#web/workspace/features/references/imports/match-customers.ts';
import {
  findHeading,
  guessColumns,
} from '#web/workspace/features/references/imports/reading/guess-columns.ts';
import {
  readCandidates,
  type Candidate,
} from '#web/workspace/features/references/imports/reading/read-candidates.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';

const sample = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../support/import-samples/${name}`, import.meta.url)));

async function bring(bytes: Uint8Array, name: string) {
  const sheets = await readTable(bytes, name);
  const read = sheets
    .filter(({ isHidden }) => !isHidden)
    .map((sheet) => {
      const heading = findHeading(sheet);
      const mapping = guessColumns(sheet, heading);
      return { heading, mapping, ...readCandidates(sheet, heading, mapping) };
    });
  return { sheets, read, all: read.flatMap(({ candidates }) => candidates) };
}

const bringText = async (text: string) => await bring(strToU8(text), 'pasted');

const marked = (candidates: Candidate[], field: string, mark: Mark) =>
  candidates.flatMap(({ marks }) => marks).filter((one) => one.field === field && one.mark === mark);

describe('a spreadsheet as firms have them', async () => {
  const { sheets, read, all } = await bring(await sample('references-messy.xlsx'), 'references-messy.xlsx');

  it('gives its references, and says which rows are none', () => {
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Referenssit 2016-2023', false],
      ['2024 -', false],
      ['Ohje', true],
    ]);
    expect(read.map(({ candidates }) => candidates.length)).toEqual([38, 22]);
    expect(read[0]!.leftOut).toEqual([
      { row: 24, why: 'empty' },
      { row: 44, why: 'total' },
    ]);
  });

  it('has every column recognized below its real heading', () => {
    expect(read.map(({ heading, mapping }) => [heading + 1, mapping.size])).toEqual([
      [4, 15],
      [1, 15],
    ]);
    const fields = read.map(({ mapping }) =>
      [...mapping].toSorted(([a], [b]) => a - b).map(([, field]) => field),
    );
    expect(fields[0]!.join(' ')).toBe(
      'externalId title customer type location start end value role size cpv contact permission description note',
    );
    expect(fields[1]!.join(' ')).toBe(
      'title customer email contact phone value share start end region size role permission description externalId',
    );
  });

  it('keeps what is hidden apart', () => {
    expect(all.filter(({ isHidden }) => isHidden).map(({ row }) => row)).toEqual([17]);
    expect(all[0]!.texts.note).toBe('Kysy ensin toimialajohtajalta, kate heikko');
  });

  it('gives every month, also of years in cells for dates', () => {
    expect(all.filter(({ start }) => start)).toHaveLength(60);
    expect(all.filter(({ end, isOngoing }) => end ?? isOngoing)).toHaveLength(60);
    expect(all.find(({ row }) => row === 7)).toMatchObject({ start: '2026', end: '2026-09' });
    const years = marked(all, 'start', 'yearOnly');
    expect(years.filter(({ words }) => /^(19|20)\d\d$/.test(words))).toHaveLength(6);
  });

  it('gives every value that is one, and says what is doubtful', () => {
    expect(all.filter(({ value }) => value)).toHaveLength(57);
    expect(marked(all, 'value', 'secret').map(({ words }) => words)).toEqual(['salainen']);
    expect(marked(all, 'value', 'cellError').map(({ words }) => words)).toEqual(['#N/A']);
    expect(marked(all, 'value', 'about')).toHaveLength(6);
    expect(marked(all, 'value', 'thousands')).toHaveLength(4);
    const amounts = [6, 7, 8, 9, 20].map((row) => all.find((one) => one.row === row)?.value?.amount);
    expect(amounts).toEqual([195_000, 380_000, 565_000, 750_000, 85_000]);
  });

  it('has 26 customers in 37 spellings, and asks about each department', () => {
    const spellings = new Set(all.map(({ texts }) => texts.customer!));
    const matches = matchCustomers(spellings, []);
    const chosen = new Set(
      [...chosenCustomers(matches, new Map()).values()].map((one) => JSON.stringify(one)),
    );
    expect([spellings.size, chosen.size]).toEqual([37, 26]);
    const asked = matches.filter(({ near }) => near.length > 0);
    expect(asked).toHaveLength(6);
    for (const { name, near, proposed } of asked)
      expect([`${near[0]!.name} / Tilapalvelut`, near[0]!.key]).toEqual([name, proposed]);
  });

  it('has two twins', () => {
    const matches = matchCustomers(
      all.map(({ texts }) => texts.customer!),
      [],
    );
    const customers = chosenCustomers(matches, new Map());
    const twins = findTwins(all, { references: [], customers, names: new Map() });
    const found = [...twins].map(([second, { of, by }]) => [(of as Candidate).row, second.row, by]);
    expect(found).toEqual([
      [6, 5, 'title'],
      [19, 10, 'number'],
    ]);
  });

  it('gives formulas as text and markup as Markdown', () => {
    const descriptions = all.map(({ texts }) => texts.description ?? '');
    expect(descriptions.some((text) => text.startsWith('=HYPERLINK("'))).toBe(true);
    expect(descriptions.filter((text) => /<p|<b>|Mso/.test(text))).toEqual([]);
    expect(descriptions.filter((text) => text.startsWith('**'))).toHaveLength(1);
    expect(marked(all, 'description', 'tooLong')).toHaveLength(1);
  });
});

describe('lists separated by semicolons', async () => {
  const utf8 = await bring(await sample('references-messy.csv'), 'a.csv');
  const windows = await bring(await sample('references-windows-1252.csv'), 'a.csv');

  it('give all references with months and values', () => {
    const { read, all } = utf8;
    expect([read[0]!.mapping.size, all.length]).toEqual([19, 60]);
    expect(
      all.filter(({ start, end, isOngoing, value }) => start && (end ?? isOngoing) && value),
    ).toHaveLength(60);
    const customers = all.map(({ texts }) => texts.customer!);
    expect(matchCustomers(customers, [])).toHaveLength(26);
    expect(all[9]!.texts.description).toContain('\n');
  });

  it('are the same, letter by letter, in Windows-1252', () => {
    expect(windows.sheets).toEqual(utf8.sheets);
    expect(windows.sheets[0]!.rows[0]).toContain('Arvo €');
  });
});

describe('a file that is none', () => {
  const book = (members: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(members).map(([name, text]) => [name, strToU8(text)])));
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
  const withSheet = (sheet: string, more: Record<string, string> = {}) =>
    book({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="${kind}" Target="worksheets/a.xml"/></Relationships>`,
      'xl/styles.xml': '<styleSheet/>',
      'xl/worksheets/a.xml': sheet,
      ...more,
    });
  const withCell = (address: string, before = '') =>
    withSheet(
      `${before}<worksheet><sheetData><row r="1"><c r="${address}"><v>7</v></c></row></sheetData></worksheet>`,
    );
  const withTarget = (target: string) =>
    withSheet('', {
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Target="${target}"/></Relationships>`,
    });
  const half = async () => (await sample('references-messy.xlsx')).slice(0, 9_000);

  it('differs from the smallest one that is read', async () => {
    const [sheet] = await readTable(withCell('A1'), 'a');
    expect(sheet!.rows).toEqual([[7]]);
  });

  it('differs from one whose rows share a merged cell, which all have its value', async () => {
    const row = (at: number, first: string) =>
      `<row r="${at}"><c r="A${at}">${first}</c><c r="B${at}"><v>${at}</v></c></row>`;
    const cells = [row(1, '<v>5</v>'), row(2, ''), row(3, ''), row(4, '')].join('');
    const merged = '<mergeCells count="1"><mergeCell ref="A1:A3"/></mergeCells>';
    const [sheet] = await readTable(
      withSheet(`<worksheet><sheetData>${cells}</sheetData>${merged}</worksheet>`),
      'a',
    );
    expect(sheet!.rows).toEqual([
      [5, 1],
      [5, 2],
      [5, 3],
      [undefined, 4],
    ]);
  });

  it('differs from one with notes on cells, which are counted', async () => {
    const cells = '<row r="1"><c r="A1"><v>7</v></c></row>';
    const [sheet] = await readTable(
      withSheet(`<worksheet><sheetData>${cells}</sheetData></worksheet>`, {
        'xl/worksheets/_rels/a.xml.rels': `<Relationships><Relationship Id="n" Type="${kind.replace('worksheet', 'comments')}" Target="../comments1.xml"/></Relationships>`,
        'xl/comments1.xml':
          '<comments><commentList><comment ref="A1"/><comment ref="B1"/></commentList></comments>',
      }),
      'a',
    );
    expect(sheet).toMatchObject({ rows: [[7]], notes: 2 });
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['with a broken path', () => withTarget('http://['), 'damaged'],
    ['empty', () => strToU8(''), 'empty'],
    ['of blanks', () => strToU8(' \n,,\n'), 'empty'],
    ['an image', () => Uint8Array.of(0x89, 0x50, 0, 0, 0x0d), 'neither a table'],
    ['locked', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'password'],
    ['cut in half', half, 'damaged'],
    ['another archive', () => book({ 'a.txt': 'a' }), 'damaged'],
    ['a bomb', () => withSheet('a'.repeat(2_000_000)), 'unpacks'],
    ['climbing', () => book({ '../a.xml': 'a' }), 'damaged'],
    [
      'with a doctype',
      () => withSheet('<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>'),
      'damaged',
    ],
    ['with an open quote', () => strToU8('Kohde;Asiakas\n"Silta;Kunta\n'), 'quotation'],
    ['too long', () => strToU8(`Kohde;Asiakas\n${'a;b\n'.repeat(5_021)}`), '5,000 rows'],
    ['too wide', () => strToU8(';a'.repeat(101)), '100 columns'],
    ['too large', () => new Uint8Array(10 * 1024 * 1024 + 1), '10 MB'],
  ])('%s is refused with the reason', async (_, make, reason) => {
    await expect(readTable(await make(), 'a')).rejects.toMatchObject({
      message: expect.stringContaining(reason) as string,
    });
  });
});

describe('a cell', () => {
  it.each([
    ['Alku', '3/2021', { start: '2021-03' }, []],
    ['Alku', '15.3.2021', { start: '2021-03' }, []],
    ['Alku', '2021-03', { start: '2021-03' }, []],
    ['Alku', 'May 2024', { start: '2024-05' }, []],
    ['Alku', 'maaliskuu 2021', { start: '2021-03' }, []],
    ['Alku', 'oktober 2020', { start: '2020-10' }, []],
    ['Alku', '2019-2021', { start: '2019', end: '2021' }, ['yearOnly']],
    ['Alku', '6/2020 –', { start: '2020-06', isOngoing: true }, []],
    ['Loppu', '2021', { end: '2021' }, ['yearOnly']],
    ['Loppu', 'pågår', { isOngoing: true }, []],
    ['Alku', '4/5/2021', {}, ['dayOrMonth']],
    ['Alku', 'mar 2021', {}, ['notMonth']],
    ['Alku', '31.2.2021', {}, ['notMonth']],
    ['Alku', '2199', { start: '2199' }, ['yearOnly', 'unlikelyYear']],
    ['Alku', '13/2021', {}, ['notMonth']],
    ['Arvo', '195 000 €', { value: { amount: 195_000, currency: 'EUR' } }, []],
    ['Arvo', '195.000,50', { value: { amount: 195_000.5 } }, []],
    ['Arvo', '0,29 M€', { value: { amount: 290_000, currency: 'EUR' } }, []],
    ['Arvo', '1,250 M€', { value: { amount: 1_250_000, currency: 'EUR' } }, ['thousands']],
    ['Arvo', '1.5 milj. euroa', { value: { amount: 1_500_000, currency: 'EUR' } }, []],
    ['Arvo (t€, alv 0 %)', '195', { value: { amount: 195_000, currency: 'EUR', vat: 'excluded' } }, []],
    ['Arvo (t€)', '1,5 M€', { value: { amount: 1_500_000, currency: 'EUR' } }, []],
    ['Value', '85 kEUR incl. VAT', { value: { amount: 85_000, currency: 'EUR', vat: 'included' } }, []],
    ['Arvo', '1,500', { value: { amount: 1_500 } }, ['thousands']],
    ['Arvo', '-500 €', {}, ['negative']],
    ['Arvo', '1.2.3', {}, ['notMoney']],
    ['Arvo', '100–200 €', {}, ['notMoney']],
    ['Arvo', '5 EUR / 3 USD', {}, ['notMoney']],
    ['Osuus', '35 %', { share: 35 }, []],
    ['Osuus', '0.35', { share: 35 }, []],
    ['Osuus', '1', { share: 100 }, ['wholeShare']],
    ['Laajuus', 'noin 83358 AVL', { size: { amount: 83_358, unit: 'AVL' } }, ['about']],
    ['Laajuus', '2 400 brm2', { size: { amount: 2_400, unit: 'brm²' } }, []],
    ['CPV', '3111000', { cpv: '03111000' }, []],
    ['CPV', '71327', {}, ['notCpv']],
    ['Puhelin', '358400001494', { contact: { phone: '+358400001494' } }, []],
    ['Yhteyshenkilö', 'A B, a@b.example; c@b.example', {}, ['severalContacts']],
  ])('below %s, "%s" is read or refused in words', async (heading, text, expected, marks) => {
    const { all } = await bringText(`Kohde\tAsiakas\t${heading}\nSilta\tKunta\t${text}`);
    expect(all[0]!.marks.map(({ mark }) => mark)).toEqual(marks);
    const { start, end, isOngoing, value, share, size, cpv, contact } = all[0]!;
    const read = { start, end, isOngoing, value, share, size, cpv, ...(contact.phone && { contact }) };
    expect(JSON.parse(JSON.stringify(read))).toEqual(expected);
  });

  it('drops scripts and keeps other words', async () => {
    const { all } = await bringText(
      'Kohde\tKuvaus\nSilta\t<p>Yksi<script>alert(1)</script> <b onclick="x()">kaksi</b></p>',
    );
    expect(all[0]!.texts.description).toBe('Yksi **kaksi**');
  });

  it('says when the end is before the start', async () => {
    const { all } = await bringText('Kohde\tAlku\tLoppu\nSilta\t5/2021\t3/2021');
    expect(marked(all, 'end', 'endBeforeStart')).toHaveLength(1);
  });
});
