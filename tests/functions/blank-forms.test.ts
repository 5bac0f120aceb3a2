import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { isPicture } from '#contract/form/placeholders';
import { fillForm } from '#functions/document/make/form/fill-form';
import type { Filling } from '#functions/document/make/form/filling';
import { checkForm } from '#functions/form/check-form';
import { openForm, packForm } from '#functions/form/office-file';
import { writeCells } from '#functions/form/write-cells';
import { readText } from '../support/document-texts.ts';
import { excelFile, filling, formSample, tableOf, wordFile } from '../support/forms.ts';

const check = (bytes: Uint8Array) => checkForm(openForm(bytes), new Set());
const valueOf: Filling['valueOf'] = (name, at) => (isPicture(name) ? undefined : `${name} of ${at + 1}`);

describe('a blank form', () => {
  it('proposes placeholders for the 27 empty cells of the blank sample, as three places', () => {
    const { cells, proposed } = check(formSample('blank'));
    expect(proposed).toBe(27);
    const ofPlace = (slot: number) => cells.filter(({ text }) => text.includes(`{reference${slot}.`));
    expect([1, 2, 3].map((slot) => ofPlace(slot).length)).toEqual([9, 9, 9]);
    expect(cells[0]).toMatchObject({ table: 1, row: 1, column: 2 });
    const texts = ofPlace(1).map(({ label, text }) => `${label}: ${text.replaceAll('reference1.', '')}`);
    expect(texts).toEqual([
      'Referenssikohteen nimi: {title}',
      'Tilaaja (organisaatio): {customer}',
      'Tilaajan yhteyshenkilö, puhelin ja sähköposti: {contactName}, {contactPhone}, {contactEmail}',
      'Toteutusaika (kk/vvvv – kk/vvvv): {start} – {end}',
      'Suunnittelupalkkion arvo (alv 0 %): {value}',
      'Laajuus (brm²): {size}',
      'Tarjoajan rooli ja osuus: {role}, {ourShare}',
      'Kohteen ja tehdyn työn kuvaus: {description}',
      'Kuva kohteesta: {picture}',
    ]);
  });

  it('with proposals typed into its cells can be filled', async () => {
    const file = openForm(formSample('blank'));
    const { cells } = checkForm(file, new Set());
    const typed = cells.map(({ label: _label, ...cell }) => cell);
    expect(writeCells(file, typed)).toBe(true);
    expect(writeCells(file, typed)).toBe(false);
    const bytes = packForm(file);
    expect(check(bytes)).toMatchObject({ mistakes: 0, slots: 3, proposed: 0 });
    expect(await readText('docx', fillForm(openForm(bytes), new Set(), filling(2, valueOf)).body)).toMatch(
      /title of 1[^]*title of 2/,
    );
  });

  it('has nothing proposed once somebody has typed a placeholder', () => {
    const cells = tableOf(['Tilaaja', ''], ['Arvo', '{value}']);
    expect(check(wordFile(cells)).proposed).toBe(0);
  });
});

describe('a blank Excel form', () => {
  const proposedIn = (rows: string[][], after?: string) =>
    check(excelFile(rows, after)).cells.map(({ cell, text }) => `${cell} ${text}`);

  it.each<[string, string[][], string[]]>([
    [
      'each empty cell beside a label',
      [['Our references'], ['Tilaaja', ''], ['Arvo (alv 0 %)', ''], ['Notes', ''], ['Rooli', 'x']],
      ['B2 {customer}', 'B3 {value}'],
    ],
    ['cells that the sheet does not have yet', [['Tilaaja'], ['Arvo']], ['B1 {customer}', 'B2 {value}']],
    [
      'an empty cell below a label',
      [
        ['Tilaaja', 'Notes'],
        ['', 'x'],
      ],
      ['A2 {customer}'],
    ],
    [
      'blocks with the same labels as places',
      [
        ['Tarjoaja', ''],
        ['Kohde 1'],
        ['Nimi', '', 'Kohde 3'],
        ['Arvo', '', 'Nimi', ''],
        ['Kohde 2', '', 'Arvo', ''],
        ['Nimi', ''],
        ['Arvo', ''],
      ],
      [
        'B1 {organization}',
        'B3 {reference1.title}',
        'B4 {reference1.value}',
        'D4 {reference2.title}',
        'D5 {reference2.value}',
        'B6 {reference3.title}',
        'B7 {reference3.value}',
      ],
    ],
    [
      'columns with numbered headings as places',
      [
        ['', 'Reference 1', 'Reference 2'],
        ['Client', '', ''],
      ],
      ['B2 {reference1.customer}', 'C2 {reference2.customer}'],
    ],
    [
      'one row for all references below a heading with nothing after it',
      [['References'], ['Name', 'Client', 'Notes', 'Period'], ['', '', '', '']],
      ['A3 {#references}{title}', 'B3 {customer}', 'D3 {start} – {end}{/references}'],
    ],
    [
      'a place in each row below a heading with something after them',
      [
        ['No.', 'Name', 'Client'],
        ['1', '', ''],
        ['2.', '', ''],
        ['Sum', '', '=A1'],
      ],
      [
        'B2 {reference1.title}',
        'C2 {reference1.customer}',
        'B3 {reference2.title}',
        'C3 {reference2.customer}',
      ],
    ],
    ['nothing beside a heading alone', [['Referenssiluettelo'], [], ['Text']], []],
  ])('proposes %s', (_, rows, expected) => {
    expect(proposedIn(rows)).toEqual(expected);
  });

  it('proposes nothing for cells that merged ones hide', () => {
    const merged = '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="C1:E2"/></mergeCells>';
    expect(
      proposedIn(
        [
          ['Tilaaja', '', '', ''],
          ['Arvo', ''],
        ],
        merged,
      ),
    ).toEqual(['C1 {customer}', 'B2 {value}']);
  });

  it('has nothing proposed in a sheet that no person would fill', () => {
    const merges = Array.from({ length: 60_000 }, (_, at) => `<mergeCell ref="G${at + 1}:H${at + 1}"/>`);
    const start = performance.now();
    expect(proposedIn(Array.from({ length: 20_000 }, () => ['Tilaaja', '']))).toEqual([]);
    expect(proposedIn([['Tilaaja', '']], `<mergeCells>${merges.join('')}</mergeCells>`)).toEqual([]);
    expect(proposedIn(Array.from({ length: 2900 }, () => ['Tilaaja', '']))).toHaveLength(20);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('takes what is typed into cells that it has, and those that it has not', async () => {
    const file = openForm(excelFile([['Rooli', ''], [], ['Nimi'], ['Tilaaja'], ['Name', 'Client']]));
    const { cells } = checkForm(file, new Set());
    const typed = cells.map(({ table, row, column, text }) => ({ table, row, column, text }));
    expect(writeCells(file, typed)).toBe(true);
    expect(writeCells(file, typed)).toBe(false);
    const bytes = packForm(file);
    expect(check(bytes)).toMatchObject({ mistakes: 0, repeats: true, proposed: 0 });
    expect(await readSheet(fillForm(openForm(bytes), new Set(), filling(2, valueOf)).body)).toEqual([
      ['Rooli', 'role of 1'],
      [null, null],
      ['Nimi', 'title of 1'],
      ['Tilaaja', 'customer of 1'],
      ['Name', 'Client'],
      ['title of 1', 'customer of 1'],
      ['title of 2', 'customer of 2'],
    ]);
  });
});
