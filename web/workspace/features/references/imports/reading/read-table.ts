import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-refusals';
import { isFilled, type Worksheet } from './cell.ts';
import { readTextTable } from './read-text-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { unreadable } from './unreadable.ts';

/** The first bytes decide what a file is, because its name may be wrong. */
export async function readTable(bytes: Uint8Array, fileName: string): Promise<Worksheet[]> {
  if (bytes.length > importLimits.bytes) throw unreadable(words.tooLarge);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw unreadable(words.oldOrLocked);
  const isArchive = startsWith(bytes, [0x50, 0x4b]);
  const sheets = isArchive ? await readWorkbook(bytes) : [readTextTable(bytes, fileName)];
  if (!sheets.some(({ rows }) => rows.some((row) => row.some(isFilled)))) throw unreadable(words.empty);
  for (const { rows } of sheets) {
    if (rows.length > importLimits.rows + importLimits.headingRows) throw unreadable(words.tooManyRows);
    if (rows.some((row) => row.length > importLimits.columns)) throw unreadable(words.tooManyColumns);
  }
  return sheets;
}

const startsWith = (bytes: Uint8Array, start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
