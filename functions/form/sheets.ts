import type { Document, Element, Node } from '@xmldom/xmldom';
import { textOf } from './isolate.ts';
import { excelTypes, type OfficeFile } from './office-file.ts';
import { targetsOf } from './relations.ts';
import { childrenOf } from './xml.ts';

/** Excel has no longer names. */
const longestName = 31;
const longestCell = 10;

/** A worksheet with what stands in its cells. */
export interface Sheet {
  name: string;
  isHidden: boolean;
  root: Document;
  rows: SheetRow[];
}

export interface SheetRow {
  element: Element;
  number: number;
  cells: SheetCell[];
}

export interface SheetCell {
  element: Element;
  /** As people call it, such as B7. */
  name: string;
  /** The element with its texts, which other cells may share. A sum has none. */
  shown: Element | undefined;
}

/** Programs name the elements of a worksheet with prefixes of their own, or without one. */
export const named = (node: Node, name: string): Element[] =>
  childrenOf(node).filter(({ localName }) => localName === name);

export const partsOf = ({ parts }: OfficeFile, type: keyof typeof excelTypes) =>
  parts.filter((part) => part.type === excelTypes[type]);

/** Returns the worksheets in the order of their tabs. */
export function sheetsOf(file: OfficeFile): Sheet[] {
  const [book] = partsOf(file, 'book');
  const [strings] = partsOf(file, 'strings');
  const shared = strings ? named(strings.root.documentElement!, 'si') : [];
  const targets = targetsOf(file, book!.name);
  return named(book!.root.documentElement!, 'sheets')
    .flatMap((sheets) => named(sheets, 'sheet'))
    .flatMap((tab) => {
      const id = [...tab.attributes].find(({ localName }) => localName === 'id')?.value;
      const part = partsOf(file, 'sheet').find((one) => one.name === targets.get(id));
      if (!part) return [];
      return {
        name: (tab.getAttribute('name') ?? '').slice(0, longestName),
        isHidden: tab.hasAttribute('state') && tab.getAttribute('state') !== 'visible',
        root: part.root,
        rows: rowsOf(part.root, shared),
      };
    });
}

function rowsOf(root: Document, shared: readonly Element[]): SheetRow[] {
  let number = 0;
  return named(root.documentElement!, 'sheetData')
    .flatMap((data) => named(data, 'row'))
    .map((element) => {
      number = Number(element.getAttribute('r')) || number + 1;
      const cells = named(element, 'c').map((cell, at) => ({
        element: cell,
        name: (cell.getAttribute('r') ?? `${number}:${at + 1}`).slice(0, longestCell),
        shown: shownIn(cell, shared),
      }));
      return { element, number, cells };
    });
}

function shownIn(cell: Element, shared: readonly Element[]): Element | undefined {
  const type = cell.getAttribute('t');
  if (named(cell, 'f').length > 0) return undefined;
  if (type === 'inlineStr') return named(cell, 'is')[0];
  const [index] = type === 's' ? named(cell, 'v') : [];
  return index && shared[Number(textOf(index))];
}

/** The texts that a cell shows, without those that tell how Japanese is read. */
export const textsIn = (shown: Element): Element[] =>
  childrenOf(shown).flatMap((one) =>
    one.localName === 't' ? [one] : one.localName === 'r' ? named(one, 't') : [],
  );

export const textIn = ({ shown }: SheetCell): string => (shown ? textsIn(shown).map(textOf).join('') : '');

/** The first and the last row of a range such as B5:C7. */
export function rowsIn(range: string): [first: number, last: number] {
  const [first = 0, last = first] = range.split(':').map((corner) => Number(/\d+$/.exec(corner)?.[0] ?? 0));
  return [first, last];
}

export const mergesIn = ({ root }: Sheet): Element[] =>
  named(root.documentElement!, 'mergeCells').flatMap((all) => named(all, 'mergeCell'));

/** A row is repeated if copies of it find their place below, and without sums, which would count the first. */
export function canRepeat(sheet: Sheet, { number, cells }: Pick<SheetRow, 'number' | 'cells'>): boolean {
  const isEmpty = ({ element }: SheetCell) => childrenOf(element).length === 0;
  return (
    cells.every(({ element }) => named(element, 'f').length === 0) &&
    sheet.rows.every((row) => row.number <= number || row.cells.every(isEmpty)) &&
    mergesIn(sheet).every((one) => rowsIn(one.getAttribute('ref') ?? '')[1] <= number)
  );
}
