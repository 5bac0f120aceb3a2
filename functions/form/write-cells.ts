import type { Element } from '@xmldom/xmldom';
import type { TypedCell } from '#contract/form/cell';
import { cellsOf, isEmptyCell, tablesIn } from './guess-cells.ts';
import type { OfficeFile } from './office-file.ts';
import { writeInSheets } from './write-in-sheets.ts';
import { childOf, childrenOf } from './xml.ts';

/** Types into empty cells as a person would. Returns whether all of them are there and empty. */
export function writeCells(file: OfficeFile, typed: readonly TypedCell[]): boolean {
  if (file.format === 'xlsx') return writeInSheets(file, typed);
  // Nothing is proposed for slides.
  if (file.format === 'pptx') return false;
  const [body] = file.parts;
  const tables = tablesIn(body!.root).map(cellsOf);
  const cells = typed.map(({ table, row, column }) => tables[table - 1]?.[row - 1]?.[column - 1]);
  const isFree = cells.every((cell) => cell !== undefined && isEmptyCell(cell));
  if (!isFree || new Set(cells).size < cells.length) return false;
  cells.forEach((cell, at) => write(cell!, typed[at]!.text));
  return true;
}

function write(cell: Element, text: string): void {
  const root = cell.ownerDocument!;
  const ns = cell.namespaceURI;
  const paragraph = childOf(cell, 'w:p') ?? root.createElementNS(ns, 'w:p');
  if (!paragraph.parentNode) cell.appendChild(paragraph);
  const look = lookIn(paragraph);
  for (const child of childrenOf(paragraph)) if (child.nodeName === 'w:r') paragraph.removeChild(child);
  const run = root.createElementNS(ns, 'w:r');
  if (look) run.appendChild(look);
  const shown = root.createElementNS(ns, 'w:t');
  shown.setAttribute('xml:space', 'preserve');
  shown.appendChild(root.createTextNode(text));
  run.appendChild(shown);
  paragraph.appendChild(run);
}

/** The look of what would be typed here: that of an empty run, else that of the mark of the paragraph. */
function lookIn(paragraph: Element): Element | undefined {
  const run = childOf(paragraph, 'w:r');
  const properties = childOf(paragraph, 'w:pPr');
  const look = (run && childOf(run, 'w:rPr')) ?? (properties && childOf(properties, 'w:rPr'));
  return look?.cloneNode(true) as Element | undefined;
}
