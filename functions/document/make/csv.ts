import Papa from 'papaparse';
import type { Manuscript } from './manuscript.ts';

/** Without this mark, spreadsheets take the letters for those of another alphabet. */
const byteOrderMark = '\uFEFF';

/** A spreadsheet would run a cell that begins like a formula. */
export function csv({ table }: Manuscript): Promise<Buffer> {
  const text = Papa.unparse([table.headings, ...table.rows], { escapeFormulae: true });
  return Promise.resolve(Buffer.from(byteOrderMark + text));
}
