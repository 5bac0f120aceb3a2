import writeExcelFile, { type Sheet, type SheetData } from 'write-excel-file/node';
import { eastAsianCharacter } from '#contract/primitives/characters';
import type { Made, Manuscript } from './manuscript.ts';

/** In characters. */
const narrow = 24;
const wide = 60;

/** In points. Excel has no row that is higher. */
const line = 13;
const highest = 409;

/** Every cell is a text, so none is a formula. A second worksheet tells where the buyer finds the proof. */
export async function xlsx({ title, table, direction, proof }: Manuscript): Promise<Made> {
  const widths = table.headings.map((_, at) =>
    table.rows.some((row) => row[at]!.length > wide) ? wide : narrow,
  );
  const align = direction ? ('right' as const) : undefined;
  const rowOf = (row: readonly string[], fontWeight?: 'bold') => {
    // LibreOffice gives a row of several lines the height of one, unless the file says it.
    const lines = Math.max(...row.map((value, at) => linesOf(value, widths[at]!)));
    const height = Math.min(highest, line * lines);
    const style = { type: String, wrap: true, alignVertical: 'top', align, height, fontWeight } as const;
    return row.map((value) => (value ? { value, ...style } : null));
  };
  const data: SheetData = [rowOf(table.headings, 'bold'), ...table.rows.map((row) => rowOf(row))];
  const options = { orientation: 'landscape', rightToLeft: direction !== undefined } as const;
  const columns = widths.map((width) => ({ width }));
  const sheets: Sheet<Buffer>[] = [
    { ...options, sheet: sheetName(title), data, columns, stickyRowsCount: 1 },
  ];
  if (proof) {
    const texts = [proof.text, proof.address].map((value) => [{ value, type: String, wrap: true, align }]);
    sheets.push({ ...options, sheet: sheetName(proof.title), data: texts, columns: [{ width: wide }] });
  }
  // Without a typeface the headings have another one than the cells.
  return { body: await writeExcelFile(sheets, { fontFamily: 'Arial', fontSize: 10 }).toBuffer() };
}

const eastAsianCharacters = new RegExp(eastAsianCharacter, 'gu');

/** A guess that is rather too large. A character of Chinese is as wide as two letters. */
const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((sum, row) => {
    const letters = row.length + (row.match(eastAsianCharacters)?.length ?? 0);
    return sum + Math.max(1, Math.ceil((letters * 1.1) / width));
  }, 0);

/** Excel opens no file with a longer name of a worksheet, or with one of these characters in it. */
const sheetName = (title: string): string =>
  title
    .replaceAll(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)
    .trim() || 'Refdeck';
