import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-refusals';
import { isFilled, type Worksheet } from './cell.ts';
import { readTextTable } from './read-text-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { Unreadable } from '../../../../file-reading/unreadable.ts';

/** The first bytes decide what a file is, because its name may be wrong. */
export async function readTable(bytes: Uint8Array, fileName: string): Promise<Worksheet[]> {
  if (bytes.length > importLimits.bytes) throw new Unreadable(words.tooLarge);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new Unreadable(words.oldOrLocked);
  const isArchive = startsWith(bytes, [0x50, 0x4b]);
  const sheets = isArchive ? await readWorkbook(bytes) : [readTextTable(bytes, fileName)];
  const filled = sheets.flatMap(({ rows }) => rows.filter((row) => row.some(isFilled)));
  if (filled.length === 0) throw new Unreadable(words.empty);
  if (filled.length > importLimits.rows + importLimits.headingRows) throw new Unreadable(words.tooManyRows);
  for (const { rows } of sheets) {
    if (rows.some((row) => row.length > importLimits.columns)) throw new Unreadable(words.tooManyColumns);
  }
  return sheets;
}

const startsWith = (bytes: Uint8Array, start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
