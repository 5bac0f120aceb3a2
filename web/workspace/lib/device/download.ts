import { tableName, toCsv, type Cell, type TableFormat } from '../../../shared/analytics/csv.ts';

export function downloadJson(fileName: string, content: unknown): void {
  downloadFile(fileName, JSON.stringify(content, undefined, 2), 'application/json');
}

export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  downloadFile(name, toCsv(rows), 'text/csv;charset=utf-8');
}

/** Names the file after the organization, the list and the day. */
export async function downloadTable(
  format: TableFormat,
  organization: string,
  list: string,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const name = tableName(format, organization, list, new Date().toISOString().slice(0, 10));
  if (format === 'csv') return downloadCsv(name, rows);
  const { toWorkbook } = await import('../../files/write-workbook.ts');
  const workbook = await toWorkbook(list, rows);
  return downloadFile(name, workbook, workbook.type);
}

export function downloadFile(fileName: string, content: BlobPart, type: string): void {
  const blob = new Blob([content], { type });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
