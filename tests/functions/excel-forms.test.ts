import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { isPicture, placeholderNames } from '#contract/form/placeholders';
import { checkForm } from '#functions/form/check-form';
import { clean } from '#functions/form/clean';
import { openForm, packForm } from '#functions/form/office-file';
import { fillForm } from '#functions/document/make/form/fill-form';
import type { Filling } from '#functions/document/make/form/filling';
import * as refusals from '#words/form-refusals';
import { excelFile, filling } from '../support/forms.ts';

const check = (rows: string[][], after?: string) => checkForm(openForm(excelFile(rows, after)), new Set());
const told = (rows: string[][], after?: string) =>
  check(rows, after).mistakeList.map(({ kind, found, place }) => `${kind} ${found} ${place.cell}`);

const named: Filling = {
  references: 2,
  valueOf: (name, at) => (isPicture(name) ? undefined : `${name} of ${at + 1}`),
  numberOf: (name, at) => (name === 'value' ? (at + 1) * 1000 : undefined),
};
const fill = (rows: string[][], wanted: Filling = named, after = '') =>
  fillForm(openForm(excelFile(rows, after)), new Set(), wanted);
const shown = (rows: string[][], wanted?: Filling) => readSheet(fill(rows, wanted).body);
const sheetIn = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!);

describe('an Excel form', () => {
  it('tells each mistake with its sheet and cell', () => {
    const { mistakeList, placeholders } = check([
      ['A', '{title}'],
      ['B', 'The {titel}'],
      ['{', '{picture}'],
    ]);
    expect(placeholders).toBe(2);
    expect(mistakeList[0]).toEqual({
      kind: 'unknown',
      place: { part: 'body', sheet: 'Form', cell: 'B2' },
      found: '{titel}',
      around: 'The {titel}',
      meant: '{title}',
    });
    expect(mistakeList.map(({ kind }) => kind)).toEqual(['unknown', 'notClosed', 'pictureInCell']);
  });

  it.each<[string, string[][], string, string[]]>([
    ['a list over two rows', [['{#references}'], ['{/references}']], '', ['crossed {/references} A2']],
    ['a condition over two cells', [['{#value}', '{/value}']], '', ['crossed {/value} B1']],
    ['a list that is not closed', [['{#references}{title}']], '', ['listNotClosed {#references} A1']],
    ['a text below a list', [['{#references}{/references}'], ['Sum']], '', ['notLast {/references} A1']],
    ['a sum in a list', [['{#references}{/references}', '=A1']], '', ['notLast {/references} A1']],
    [
      'merged cells below a list',
      [['{#references}{/references}']],
      '<mergeCells><mergeCell ref="A3:B4"/></mergeCells>',
      ['notLast {/references} A1'],
    ],
    ['nothing of empty cells below a list', [['{#references}{title}{/references}'], ['']], '', []],
  ])('tells of %s', (_, rows, after, expected) => {
    expect(told(rows, after)).toEqual(expected);
  });

  it('finds places for several references, and a list', () => {
    expect(check([['{reference3.title}', '{referenssi1.asiakas}']])).toMatchObject({
      slots: 3,
      repeats: false,
    });
    expect(check([['{#referenser}{rubrik}{/referenser}']])).toMatchObject({ mistakes: 0, repeats: true });
  });

  it('with macros is refused in words', () => {
    const macros = excelFile([['A']], '', 'application/vnd.ms-excel.sheet.macroEnabled.main+xml');
    expect(() => openForm(macros)).toThrow(refusals.macros);
  });

  it('comes out of the check as it was', () => {
    const file = openForm(excelFile([['{title}', '=SUM(B2:B9)']]));
    checkForm(file, new Set());
    expect(clean(file)).toEqual([]);
    expect(sheetIn(packForm(file))).toContain('<f>SUM(B2:B9)</f><v>0</v>');
  });
});

describe('filling an Excel form', () => {
  it('fills fixed places, and leaves those empty for which no reference was chosen', async () => {
    expect(
      await shown([
        ['Name', '{title}', '{referenssi2.otsikko}'],
        ['More', '{reference3.title}', '{organization}: {reference1.customer}'],
      ]),
    ).toEqual([
      ['Name', 'title of 1', 'title of 2'],
      ['More', null, 'organization of 1: customer of 1'],
    ]);
  });

  it('repeats a row with its merged cells, choices and numbers', async () => {
    const after =
      '<mergeCells count="1"><mergeCell ref="A2:B2"/></mergeCells><dataValidations><dataValidation type="list" sqref="C2 D9"><formula1>"a,b"</formula1></dataValidation></dataValidations>';
    const rows = [
      ['Name', '', 'Value', '=SUM(D2:D9)'],
      ['{#references}{title}', '', 'of {customer}', '{value}{/references}'],
      ['', '', '', ''],
    ];
    const { body } = fill(rows, { ...named, references: 3 }, after);
    expect((await readSheet(body)).slice(1)).toEqual([
      ['title of 1', null, 'of customer of 1', 1000],
      ['title of 2', null, 'of customer of 2', 2000],
      ['title of 3', null, 'of customer of 3', 3000],
    ]);
    const xml = sheetIn(body);
    expect(xml).toContain('<mergeCell ref="A2:B2"/><mergeCell ref="A3:B3"/><mergeCell ref="A4:B4"/>');
    expect(xml).toContain('sqref="C2:C4 D9"');
    expect(xml).toContain('<c r="D1" s="1"><f>SUM(D2:D9)</f></c>');
    expect(xml).toContain('<c r="D4" s="1"><v>3000</v></c>');
    expect(xml.match(/<row r="\d"/g)).toHaveLength(4);
    expect(strFromU8(unzipSync(body)['xl/workbook.xml']!)).toMatch(/<\/sheets><calcPr fullCalcOnLoad="1"/);
  });

  it('makes a number of nothing but one placeholder', async () => {
    const value = [['{value}', 'About {value}', '{value}{value}', ' {value} ']];
    expect(await shown(value)).toEqual([[1000, 'About value of 1', 'value of 1value of 1', 1000]]);
  });

  it('shows what depends on a value only where there is one', async () => {
    const some: Filling = { ...named, valueOf: (name) => (name === 'size' ? undefined : name) };
    expect(await shown([['{title}{#size} of {size}{/size}!', '{#role}as {role}{/role}']], some)).toEqual([
      ['title!', 'as role'],
    ]);
  });

  it('shows a dash for a missing value, and says which', async () => {
    const { body, unfilled } = fill([['{#references}{size}{/references}']], {
      ...named,
      valueOf: (_, at) => (at === 0 ? undefined : 'x'),
    });
    expect(await readSheet(body)).toEqual([['–'], ['x']]);
    expect([...unfilled].map(([name, at]) => [name, [...at]])).toEqual([['size', [1]]]);
  });

  it('keeps the looks of words, and reads a placeholder that they cut', () => {
    const rich =
      '<is><r><t>Of {cus</t></r><r><rPr><b/></rPr><t>tomer</t></r><r><t>} here</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is>';
    expect(sheetIn(fill([[rich]]).body)).toContain(
      '<is><r><t xml:space="preserve">Of customer of 1</t></r><r><rPr><b/></rPr><t xml:space="preserve"/></r><r><t xml:space="preserve"> here</t></r></is>',
    );
  });

  it.each([
    '=1+1',
    '+358 40 1',
    '@SUM(A1)',
    '{title} {#references}',
    ']]><f>1</f>',
    '&amp;&#x41;',
    'one\ntwo',
    '\u0000\u0008\uFFFE\uD800',
  ])('keeps hostile text as text in each placeholder: %j', async (hostile) => {
    const texts = placeholderNames.filter((name) => !isPicture(name));
    const { body } = fill(
      [texts.map((name) => `{${name}}`)],
      filling(1, () => hostile),
    );
    // eslint-disable-next-line no-control-regex
    const plain = hostile.replaceAll(/[\u0000-\u0008\uFFFE\uD800]/g, '');
    expect((await readSheet(body, { trim: false }))[0] ?? []).toEqual(plain ? texts.map(() => plain) : []);
    expect(sheetIn(body)).not.toContain('<f>');
  });
});
