import { isErrorCell, refused, textOf, type Cell, type Reading } from './cell.ts';

/** Reads addresses of pictures, which stand one after another. Names of files lead nowhere. */
export function readAddresses(cell: Cell): Reading<string[]> {
  if (isErrorCell(cell)) return refused('cellError');
  const parts = textOf(cell)
    .split(/[\s,;|]+/)
    .filter(Boolean);
  const addresses = parts.filter((part) => /^https?:\/\/[^/]/i.test(part) && URL.canParse(part));
  if (addresses.length === 0) return refused('notAddress');
  return { value: addresses, marks: addresses.length < parts.length ? ['notAddress'] : [] };
}
