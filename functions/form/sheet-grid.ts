import { mergesIn, named, textIn, type Sheet, type SheetCell } from './sheets.ts';

/** The cells of a sheet by their rows and columns, from 1. */
export interface Grid {
  /** Those that show a text. */
  cells: { row: number; column: number; text: string }[];
  /** The number of merged cells. */
  merges: number;
  textAt: (row: number, column: number) => string;
  has: (row: number, column: number) => boolean;
  /** Nothing stands here, and no merged cell hides it. */
  isFree: (row: number, column: number) => boolean;
  /** The row below a cell and the column beside it, both of which follow cells that are merged with it. */
  after: (row: number, column: number) => { row: number; column: number };
}

export function gridOf(sheet: Sheet): Grid {
  const byPlace = new Map<string, SheetCell>();
  const cells: Grid['cells'] = [];
  for (const { number: row, cells: inRow } of sheet.rows)
    inRow.forEach((cell, at) => {
      const column = columnOf(cell.name) || at + 1;
      byPlace.set(`${row}:${column}`, cell);
      cells.push({ row, column, text: textIn(cell).trim() });
    });
  const merged = mergesIn(sheet).map((one) => {
    const [from = '', to = from] = (one.getAttribute('ref') ?? '').split(':');
    return [cornerOf(from), cornerOf(to)] as const;
  });
  const mergeAt = (row: number, column: number) =>
    merged.find(
      ([first, last]) =>
        first.row <= row && row <= last.row && first.column <= column && column <= last.column,
    );
  const at = (row: number, column: number) => byPlace.get(`${row}:${column}`);
  return {
    cells: cells.filter(({ text }) => text !== ''),
    merges: merged.length,
    textAt: (row, column) => {
      const cell = at(row, column);
      return cell ? textIn(cell).trim() : '';
    },
    has: (row, column) => at(row, column) !== undefined,
    isFree: (row, column) => {
      const cell = at(row, column);
      const [first] = mergeAt(row, column) ?? [{ row, column }];
      return (!cell || isEmpty(cell)) && first.row === row && first.column === column;
    },
    after: (row, column) => {
      const [, last] = mergeAt(row, column) ?? [undefined, { row, column }];
      return { row: last.row + 1, column: last.column + 1 };
    },
  };
}

const isEmpty = (cell: SheetCell): boolean =>
  named(cell.element, 'f').length === 0 &&
  (cell.shown ? textIn(cell).trim() === '' : named(cell.element, 'v').length === 0);

const cornerOf = (name: string) => ({
  row: Number(/\d+$/.exec(name)?.[0] ?? 0),
  column: columnOf(name),
});

const letters = 26;

/** The number of the column of a cell such as B7. */
export const columnOf = (name: string): number =>
  Array.from(/^[A-Z]+/.exec(name)?.[0] ?? '', (letter) => letter.codePointAt(0)! - 64).reduce(
    (sum, letter) => sum * letters + letter,
    0,
  );

export function nameOf(row: number, column: number): string {
  let left = column;
  let name = '';
  while (left > 0) {
    name = String.fromCodePoint(65 + ((left - 1) % letters)) + name;
    left = Math.floor((left - 1) / letters);
  }
  return `${name}${row}`;
}
