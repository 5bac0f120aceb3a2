import { language } from '#words/language';

/** A date is a day. */
export type Cell = string | number | Date | undefined;

export type TableFormat = 'csv' | 'xlsx';

export const dayCell = (moment: string): Date => new Date(moment.slice(0, 10));

/**
 * The byte order mark makes spreadsheets read UTF-8. The apostrophe keeps a referrer from acting as a formula. Where
 * decimals have a comma, spreadsheets expect a semicolon between cells.
 */
export function toCsv(rows: readonly (readonly Cell[])[], locale: string = language): string {
  const decimal = new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.';
  const separator = decimal === ',' ? ';' : ',';
  const write = (cell: Cell): string => {
    if (cell instanceof Date) return cell.toISOString().slice(0, 10);
    if (typeof cell === 'number') return String(cell).replace('.', decimal);
    const text = /^[=+\-@\t\r]/.test(cell ?? '') ? `'${cell}` : (cell ?? '');
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((row) => `${row.map(write).join(separator)}\r\n`).join('')}`;
}

/** Makes a name such as "birchline-studio-traffic-2026-10-23-2026-11-21.csv". */
export function tableName(format: TableFormat, organization: string, ...parts: string[]): string {
  const plain = organization
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${[plain || 'organization', ...parts].join('-')}.${format}`;
}
