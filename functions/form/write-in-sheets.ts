import type { Element } from '@xmldom/xmldom';
import type { TypedCell } from '#contract/form/cell';
import type { OfficeFile } from './office-file.ts';
import { columnOf, gridOf, nameOf } from './sheet-grid.ts';
import { named, sheetsOf, type Sheet } from './sheets.ts';
import { below, childrenOf, removeNode } from './xml.ts';

/** Types into empty cells, which a sheet may not have yet. Returns whether all of them are empty. */
export function writeInSheets(file: OfficeFile, typed: readonly TypedCell[]): boolean {
  const sheets = sheetsOf(file);
  const grids = sheets.map(gridOf);
  const isFree = typed.every(({ table, row, column }) => grids[table - 1]?.isFree(row, column));
  const places = new Set(typed.map(({ table, row, column }) => `${table}:${row}:${column}`));
  if (!isFree || places.size < typed.length) return false;
  for (const { table, ...cell } of typed) write(sheets[table - 1]!, cell);
  return true;
}

function write({ root }: Sheet, { row, column, text }: Omit<TypedCell, 'table'>): void {
  const [data] = named(root.documentElement!, 'sheetData');
  const inRow = childFor(data!, 'row', row, (one) => Number(one.getAttribute('r')));
  inRow.setAttribute('r', String(row));
  const cell = childFor(inRow, 'c', column, (one) => columnOf(one.getAttribute('r') ?? ''));
  cell.setAttribute('r', nameOf(row, column));
  for (const child of childrenOf(cell)) removeNode(child);
  cell.setAttribute('t', 'inlineStr');
  const shown = add(add(cell, 'is'), 't');
  shown.setAttribute('xml:space', 'preserve');
  shown.textContent = text;
  // Both would tell of fewer cells.
  inRow.removeAttribute('spans');
  for (const one of below(root)) if (one.localName === 'dimension') removeNode(one);
}

/** Excel wants rows and cells in their order. */
function childFor(above: Element, name: string, wanted: number, numberOf: (one: Element) => number): Element {
  const all = named(above, name);
  const there = all.find((one) => numberOf(one) === wanted);
  return (
    there ??
    add(
      above,
      name,
      all.find((one) => numberOf(one) > wanted),
    )
  );
}

function add(above: Element, name: string, before: Element | null = null): Element {
  const { prefix, namespaceURI } = above;
  const made = above.ownerDocument!.createElementNS(namespaceURI, prefix ? `${prefix}:${name}` : name);
  above.insertBefore(made, before);
  return made;
}
