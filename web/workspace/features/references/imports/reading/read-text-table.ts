import Papa from 'papaparse';
import * as words from '#words/import-refusals';
import type { Cell, Worksheet } from './cell.ts';
import { Unreadable } from '../../../../file-reading/unreadable.ts';

/** Reads CSV, TSV and what was copied from a spreadsheet. */
export function readTextTable(bytes: Uint8Array, name: string): Worksheet {
  const text = decode(bytes);
  if (text.includes('\0')) throw new Unreadable(words.notText);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  if (errors.some(({ type }) => type === 'Quotes')) throw new Unreadable(words.openQuote);
  const rows: Cell[][] = data.map((row) => row.map((cell) => withoutGuard(cell.trim()) || undefined));
  return { name, isHidden: false, rows, hiddenRows: new Set(), hiddenColumns: new Set() };
}

/** Exports write an apostrophe before what a spreadsheet would take for a formula, such as a telephone number. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** The right delimiter makes many rows of the same width. The library's own guess is misled by rows above a table. */
function delimiterOf(text: string): string {
  const scored = [';', '\t', ','].map((delimiter) => {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: 100 });
    const cells = new Map<number, number>();
    for (const { length } of data) if (length > 1) cells.set(length, (cells.get(length) ?? 0) + length);
    return { delimiter, quotes: errors.length, score: Math.max(0, ...cells.values()) };
  });
  return scored.toSorted((a, b) => a.quotes - b.quotes || b.score - a.score)[0]!.delimiter;
}

// Node 20 decodes Windows-1252 as Latin 1, in which these are control characters.
const from0x80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Files without a mark are UTF-8 where that is well-formed. Older spreadsheets write Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const latin = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return latin.replaceAll(/[\x80-\x9F]/g, (character) => from0x80[character.charCodeAt(0) - 0x80]!);
  }
}
