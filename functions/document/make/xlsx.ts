import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Made, Manuscript } from './manuscript.ts';

/** In characters. */
const narrow = 24;
const wide = 60;

/** Every cell is a text, so none is a formula. */
export async function xlsx({ title, table }: Manuscript): Promise<Made> {
  const data: SheetData = [
    table.headings.map((value) => ({ type: String, value, fontWeight: 'bold' })),
    ...table.rows.map((row) =>
      row.map((value) => (value ? { type: String, value, wrap: true, alignVertical: 'top' as const } : null)),
    ),
  ];
  const columns = table.headings.map((_, at) => ({
    width: table.rows.some((row) => row[at]!.length > wide) ? wide : narrow,
  }));
  const options = { sheet: sheetName(title), columns, stickyRowsCount: 1 };
  return { body: await writeExcelFile(data, options).toBuffer() };
}

/** Excel opens no file with a longer name of a worksheet, or with one of these characters in it. */
const sheetName = (title: string): string =>
  title
    .replaceAll(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)
    .trim() || 'Refdeck';
