import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { findTwins } from '#web/workspace/features/references/imports/plan.ts';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import {
  firstChoices,
  readChosen,
  withField,
} from '#web/workspace/features/references/imports/steps/sheet-choice.ts';

const choicesOf = async (bytes: Uint8Array | string) =>
  firstChoices(await readTable(typeof bytes === 'string' ? strToU8(bytes) : bytes, 'odd.csv'));
const read = async (bytes: Uint8Array | string) => readChosen(await choicesOf(bytes));
const titlesOf = async (bytes: Uint8Array | string) =>
  (await read(bytes)).candidates.map(({ texts }) => texts.title);

it('a heading without rows gives no references', async () => {
  expect(await read('Title;Client')).toMatchObject({ candidates: [], leftOut: [], isReady: true });
});

it('the first of two equal headings is read, and the second one can be a note', async () => {
  const [choice] = await choicesOf('Title;Client;Description;Description\nQuay;Acme;one;two');
  expect([...choice!.mapping].toSorted(([a], [b]) => a - b)).toEqual([
    [0, 'title'],
    [1, 'customer'],
    [2, 'description'],
  ]);
  const { candidates } = readChosen([withField(choice!, 3, 'note')]);
  expect(candidates[0]!.texts).toMatchObject({ description: 'one', note: 'two' });
});

it('several columns can be internal notes', async () => {
  const [choice] = await choicesOf('Title;Client;Notes;Remark\nQuay;Acme;one;two');
  const { candidates } = readChosen([withField(choice!, 3, 'note')]);
  expect(candidates[0]!.texts.note).toBe('one\ntwo');
});

it('5,000 rows are read below their heading', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => `Quay ${index};Acme`);
  expect(await titlesOf(['Title;Client', ...rows].join('\n'))).toHaveLength(5_000);
});

it('a column in forty languages is kept as it is written', async () => {
  const codes =
    'ar bg cs da de el en es et fa fi fr ga he hi hr hu id is it ja ko lt lv mt nb nl pl pt ro ru sk sl sq sr sv th tr uk zh';
  const names = codes.split(' ').map((code) => new Intl.DisplayNames([code], { type: 'language' }).of(code)!);
  expect(await titlesOf(['Title;Client', ...names.map((name) => `${name};Acme`)].join('\n'))).toEqual(names);
});

it.each(['1900', '2199'])('the year %s is read and marked as unlikely', async (year) => {
  const { candidates } = await read(`Title;Client;Start\nQuay;Acme;${year}`);
  expect([candidates[0]!.start, candidates[0]!.marks.map(({ mark }) => mark)]).toEqual([
    year,
    ['yearOnly', 'unlikelyYear'],
  ]);
});

it('names in another normal form are the same project', async () => {
  const { candidates } = await read(
    `Title;Client\n${'Jätevesi Äänekoski'.normalize('NFC')};Kunta\n${'Jätevesi Äänekoski'.normalize('NFD')};Kunta`,
  );
  const around = { references: [], customers: new Map(), names: new Map() };
  expect([...findTwins(candidates, around).keys()]).toEqual([candidates[1]]);
});

it('300 marks of direction make a title too long, seen or not', async () => {
  const marks = '\u200F'.repeat(300);
  const { candidates } = await read(`Title;Client\n${marks};Acme\nQuay${marks};Acme`);
  expect(candidates.map((one) => one.marks.map(({ mark }) => mark))).toEqual([['tooLong'], ['tooLong']]);
});

it.each([
  ['little', (unit: number) => [unit & 255, unit >> 8], [0xff, 0xfe]],
  ['big', (unit: number) => [unit >> 8, unit & 255], [0xfe, 0xff]],
] as const)('UTF-16 with the %s end first is read by its mark', async (_, bytesOf, mark) => {
  const text = 'Title;Client\nLaituri ä 12;Acme';
  const units = Array.from({ length: text.length }, (_unit, index) => bytesOf(text.charCodeAt(index)));
  expect(await titlesOf(Uint8Array.from([...mark, ...units.flat()]))).toEqual(['Laituri ä 12']);
});

it('a row whose only number is the sum of its column is a total without the word', async () => {
  const { rows } = {
    rows: [
      ['Title', 'Client', 'Value'],
      ['Quay', 'Acme', 5],
      ['Pier', 'Acme', 7],
      [undefined, undefined, 12],
    ],
  };
  const sheet = {
    name: 'a',
    isHidden: false,
    rows,
    hiddenRows: new Set<number>(),
    hiddenColumns: new Set<number>(),
  };
  expect(readChosen(firstChoices([sheet])).leftOut).toEqual([{ row: 4, why: 'total' }]);
});
