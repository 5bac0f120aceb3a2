import type { FormCell } from '#contract/form/cell';
import { formLimits } from '#contract/form/limits';
import { meaningOf } from './meaning-of.ts';
import type { OfficeFile } from './office-file.ts';
import { proposed, type Guess } from './proposed.ts';
import { gridOf, nameOf, type Grid } from './sheet-grid.ts';
import { canRepeat, sheetsOf, type Sheet } from './sheets.ts';

/** A sheet that a person fills has fewer texts and merged cells. */
const mostRead = 3000;

type Label = Grid['cells'][number];
type Place = Pick<Label, 'row' | 'column'>;

/** Proposes placeholders for each empty cell beside or below a label that we know, as in the tables of Word. */
export const guessInSheets = (file: OfficeFile): FormCell[] =>
  proposed(sheetsOf(file).flatMap((sheet, at) => (sheet.isHidden ? [] : guessSheet(sheet, at + 1))));

function guessSheet(sheet: Sheet, table: number): Guess[][] {
  const grid = gridOf(sheet);
  if (Math.max(grid.cells.length, grid.merges) > mostRead) return [];
  const guess = (label: Label, { row, column }: Place, more: Partial<Guess> = {}): Guess => ({
    table,
    row,
    column,
    sheet: sheet.name,
    cell: nameOf(row, column),
    label: label.text,
    means: meaningOf(label.text),
    ...more,
  });
  const byRow = new Map<number, Label[]>();
  for (const label of grid.cells) byRow.set(label.row, [...(byRow.get(label.row) ?? []), label]);
  const rows = [...byRow.values()];
  const lists = new Map(rows.map((labels) => [labels, belowHead(sheet, grid, labels, guess)]));
  const blocks: Guess[][] = [...lists.values()].filter((cells) => cells.length > 0);
  const labels = rows.filter((row) => lists.get(row)!.length === 0).flat();
  return [...blocks, ...blocksOf(grid, labels.filter(isLabel), guess)];
}

type MakeGuess = (label: Label, place: Place, more?: Partial<Guess>) => Guess;

const numbered = /(?:^|\D)(\d{1,2})[.:]?$/;

/** “Reference 2” is the heading of a place, and no label. */
const isLabel = ({ text }: Label): boolean => !numbered.test(text) && meaningOf(text).length > 0;

/** Labels beside each other with empty rows below: one row for a list if nothing follows, else a place in each. */
function belowHead(sheet: Sheet, grid: Grid, labels: readonly Label[], guess: MakeGuess): Guess[] {
  const isRow = labels.every(({ row, column }, at) => {
    const next = labels[at + 1];
    return !next || grid.after(row, column).column === next.column;
  });
  const known = labels.filter(isLabel);
  if (!isRow || known.length < 2 || known.length < labels.length / 2) return [];
  const first = Math.max(...labels.map(({ row, column }) => grid.after(row, column).row));
  const isFree = (row: number) =>
    labels.every(
      ({ column }, at) => grid.isFree(row, column) || (at === 0 && /^\d+\.?$/.test(grid.textAt(row, column))),
    );
  const next = sheet.rows.find(({ number }) => number === first) ?? { number: first, cells: [] };
  if (isFree(first) && canRepeat(sheet, next))
    return known.map((label, at) =>
      guess(
        label,
        { row: first, column: label.column },
        {
          ...(at === 0 && { before: '{#references}' }),
          ...(at === known.length - 1 && { after: '{/references}' }),
        },
      ),
    );
  const end = sheet.rows.at(-1)!.number;
  const places: Guess[] = [];
  for (let row = first; row <= end && row < first + formLimits.slots && isFree(row); row += 1)
    for (const label of known)
      if (grid.isFree(row, label.column))
        places.push(guess(label, { row, column: label.column }, { slot: row - first + 1 }));
  return places;
}

/** Labels below each other are a block. A block has no label twice. */
function blocksOf(grid: Grid, labels: readonly Label[], guess: MakeGuess): Guess[][] {
  const blocks: { guesses: Guess[]; labels: Label[]; next: Place }[] = [];
  for (const label of labels) {
    const guesses = placesOf(grid, label).map(({ slot, ...place }) => guess(label, place, { slot }));
    if (guesses.length === 0) continue;
    const next = { row: grid.after(label.row, label.column).row, column: label.column };
    const block = blocks.find(
      (one) =>
        one.next.column === label.column &&
        one.next.row === label.row &&
        one.labels.every(({ text }) => text !== label.text),
    );
    if (block) {
      block.guesses.push(...guesses);
      block.labels.push(label);
      block.next = next;
    } else blocks.push({ guesses, labels: [label], next });
  }
  return blocks.map(({ guesses, labels: { length } }) => {
    const there = guesses.filter(({ row, column }) => grid.has(row, column));
    // A heading has no cell beside it, and the labels of a form without looks have none either.
    return there.length > 0 || length < 2 ? there : guesses;
  });
}

/** Several columns beside a label are places if each has a heading with its number. */
function placesOf(grid: Grid, { row, column }: Label): (Place & { slot?: number | undefined })[] {
  const { row: next, column: beside } = grid.after(row, column);
  const places: (Place & { slot: number | undefined })[] = [];
  for (let at = beside; grid.isFree(row, at); at = grid.after(row, at).column) {
    const slot = slotAbove(grid, row, at);
    if (slot === undefined && places.length > 0) break;
    places.push({ row, column: at, slot });
    if (slot === undefined) break;
  }
  const isBelow = grid.has(next, column) && grid.isFree(next, column);
  const isBeside = places.some((place) => grid.has(place.row, place.column)) || !isBelow;
  return isBeside ? places : [{ row: next, column }];
}

function slotAbove(grid: Grid, row: number, column: number): number | undefined {
  const heading = grid.cells.findLast((one) => one.column === column && one.row < row);
  const slot = Number(numbered.exec(heading?.text ?? '')?.[1]);
  return slot >= 1 && slot <= formLimits.slots ? slot : undefined;
}
