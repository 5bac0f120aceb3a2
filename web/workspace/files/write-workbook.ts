import writeExcelFile from 'write-excel-file/universal';
import type { Cell } from '../../shared/analytics/csv.ts';

/** In characters. */
const narrowest = 10;
const widest = 50;

/** Cells are texts, numbers or days, never formulas. */
export async function toWorkbook(name: string, rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const [headings = [], ...rest] = rows;
  const bold = headings.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const }));
  const columns = headings.map((_, at) => {
    const longest = rows.reduce((most, row) => Math.max(most, String(row[at] ?? '').length), narrowest);
    return { width: Math.min(longest + 2, widest) };
  });
  const options = { sheet: name, columns, stickyRowsCount: 1, dateFormat: 'yyyy-mm-dd' };
  return await writeExcelFile([bold, ...rest.map((row) => row.map(cellOf))], options).toBlob();
}

/** The writer makes no text of an empty value. */
const cellOf = (value: Cell) => (value === '' ? undefined : value);
