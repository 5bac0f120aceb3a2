import type { Element, Node } from '@xmldom/xmldom';
import { cut } from '#contract/primitives/characters';
import { isList } from '../../../form/find-tags.ts';
import { readBraces, textOutside, type Left, type Piece, type Told } from '../../../form/in-braces.ts';
import { textOf } from '../../../form/isolate.ts';
import { packForm, type OfficeFile } from '../../../form/office-file.ts';
import {
  mergesIn,
  named,
  partsOf,
  rowsIn,
  sheetsOf,
  textIn,
  textsIn,
  type Sheet,
  type SheetCell,
  type SheetRow,
} from '../../../form/sheets.ts';
import { below, childrenOf, removeNode } from '../../../form/xml.ts';
import {
  missing,
  note,
  referenceOf,
  valueFor,
  writable,
  type Filled,
  type Filling,
  type Unfilled,
} from './filling.ts';

/** Excel opens no file with a longer text in a cell. */
const mostInCell = 32_767;

type Tagged = Told & Piece;

export function fillSheets(file: OfficeFile, _left: Left, filling: Filling): Filled {
  const unfilled: Unfilled = new Map();
  const used = new Set<Element>();
  const fill = (cell: SheetCell, reference: number): void => {
    const tags = tagsIn(cell);
    if (tags.length === 0) return;
    used.add(cell.shown!);
    fillCell(cell, tags, { filling, reference, unfilled });
  };
  for (const sheet of sheetsOf(file))
    for (const row of sheet.rows)
      if (row.cells.some((cell) => tagsIn(cell).some(({ tag }) => isList(tag.name))))
        repeat(sheet, row, filling.references, fill);
      else for (const cell of row.cells) fill(cell, 0);
  // Every cell has its own text now, and nobody looks for a placeholder in the file.
  for (const one of used) empty(one);
  forgetSums(file);
  return { body: packForm(file), unfilled };
}

const nothing: ReadonlySet<string> = new Set();

const tagsIn = (cell: SheetCell): Tagged[] =>
  readBraces(textIn(cell), { left: nothing, place: undefined, pictureFault: () => undefined }).tags;

interface Around {
  filling: Filling;
  reference: number;
  unfilled: Unfilled;
}

function fillCell(cell: SheetCell, tags: readonly Tagged[], { filling, reference, unfilled }: Around): void {
  const number = numberIn(cell, tags, filling, reference);
  if (number !== undefined) {
    write(cell.element, 'v', undefined).textContent = String(number);
    return;
  }
  const shows = ({ tag }: Tagged): string => {
    const at = referenceOf(tag, reference);
    // A place for a reference that was not chosen stays empty.
    if (tag.does !== 'show' || at >= filling.references) return '';
    const value = valueFor(filling, tag, reference);
    if (typeof value === 'string') return value;
    note(unfilled, tag.name, at);
    return missing;
  };
  const changes: (Piece & { text: string })[] = [];
  for (let at = 0; at < tags.length; at += 1) {
    const one = tags[at]!;
    const isShown =
      one.tag.does !== 'open' || isList(one.tag.name) || valueFor(filling, one.tag, reference) !== undefined;
    const last = isShown ? at : closing(tags, at);
    changes.push({ start: one.start, end: tags[last]!.end, text: isShown ? shows(one) : '' });
    at = last;
  }
  const own = write(cell.element, 'is', 'inlineStr');
  for (const child of childrenOf(cell.shown!))
    // How Japanese is read would be told of other letters.
    if (!/^(?:rPh|phoneticPr)$/.test(child.localName!)) own.appendChild(child.cloneNode(true));
  // From the end, so that no value is read for placeholders and no place moves.
  for (const change of changes.toReversed()) exchange(textsIn(own), change);
  shorten(textsIn(own));
  if (textsIn(own).every((text) => textOf(text) === '')) empty(cell.element);
}

/** A cell of one placeholder for a number becomes a number. */
function numberIn(
  cell: SheetCell,
  tags: readonly Tagged[],
  { numberOf, references }: Filling,
  reference: number,
): number | undefined {
  const [only, ...others] = tags.filter(({ tag }) => !isList(tag.name));
  if (!only || isList(only.tag.name) || others.length > 0 || only.tag.does !== 'show') return undefined;
  const at = referenceOf(only.tag, reference);
  const isAlone = textOutside(textIn(cell), tags).trim() === '';
  return isAlone && at < references ? numberOf(only.tag.name, at) : undefined;
}

const closing = (tags: readonly Tagged[], open: number): number =>
  tags.findIndex(
    ({ tag: { does, name, slot } }, at) =>
      at > open && does === 'close' && name === tags[open]!.tag.name && slot === tags[open]!.tag.slot,
  );

function write(cell: Element, name: string, type: string | undefined): Element {
  empty(cell);
  if (type) cell.setAttribute('t', type);
  const content = cell.ownerDocument!.createElementNS(cell.namespaceURI, like(cell, name));
  cell.appendChild(content);
  return content;
}

function empty(element: Element): void {
  element.removeAttribute('t');
  for (const child of childrenOf(element)) removeNode(child);
}

const like = ({ prefix }: Element, name: string): string => (prefix ? `${prefix}:${name}` : name);

/** What is typed like this is a character to Excel. */
const escaped = /_(?=x[0-9a-f]{4}_)/gi;

function exchange(texts: readonly Element[], { start, end, text }: Piece & { text: string }): void {
  let from = 0;
  for (const one of texts) {
    const whole = textOf(one);
    const to = from + whole.length;
    if (from < end && to > start) {
      const shown = start >= from ? writable(text).replaceAll(escaped, '_x005F_') : '';
      one.textContent = whole.slice(0, Math.max(0, start - from)) + shown + whole.slice(end - from);
      one.setAttribute('xml:space', 'preserve');
    }
    from = to;
  }
}

function shorten(texts: readonly Element[]): void {
  let left = mostInCell;
  for (const one of texts) {
    const text = textOf(one);
    if (text.length > left) one.textContent = left > 0 ? `${cut(text, left - 1)}…` : '';
    left -= textOf(one).length;
  }
}

/** Copies of a row take the place of the empty ones below it, with its merged cells and lists of choices. */
function repeat(
  sheet: Sheet,
  row: SheetRow,
  times: number,
  fill: (cell: SheetCell, reference: number) => void,
): void {
  const { element, number, cells } = row;
  const last = number + times - 1;
  for (const one of sheet.rows) if (one.number > number && one.number <= last) removeNode(one.element);
  for (let reference = 0; reference < times; reference += 1) {
    const copy = element.cloneNode(true) as Element;
    copy.setAttribute('r', String(number + reference));
    element.parentNode!.insertBefore(copy, element);
    named(copy, 'c').forEach((one, at) => {
      const name = one.getAttribute('r');
      if (name) one.setAttribute('r', moved(name, reference));
      fill({ ...cells[at]!, element: one }, reference);
    });
  }
  removeNode(element);
  for (const one of mergesIn(sheet)) {
    const range = one.getAttribute('ref') ?? '';
    if (rowsIn(range)[0] !== number) continue;
    for (let reference = 1; reference < times; reference += 1) {
      const copy = one.cloneNode(true) as Element;
      copy.setAttribute('ref', moved(range, reference));
      one.parentNode!.appendChild(copy);
    }
  }
  for (const one of below(sheet.root)) {
    const ranges = one.getAttribute('sqref');
    if (ranges)
      one.setAttribute(
        'sqref',
        ranges
          .split(' ')
          .map((range) => widened(range, number, last))
          .join(' '),
      );
    if (one.localName === 'mergeCells') one.setAttribute('count', String(childrenOf(one).length));
    if (one.localName === 'dimension') removeNode(one);
  }
}

const moved = (range: string, rows: number): string =>
  range.replaceAll(/\d+/g, (row) => String(Number(row) + rows));

function widened(range: string, row: number, last: number): string {
  const [from = range, to = from] = range.split(':');
  return rowsIn(range).every((one) => one === row) ? `${from}:${to.replace(/\d+$/, String(last))}` : range;
}

/** Sums are counted anew when the file is opened. */
function forgetSums(file: OfficeFile): void {
  for (const { root } of sheetsOf(file))
    for (const sum of below(root).filter(({ localName }) => localName === 'f'))
      for (const value of named(sum.parentNode!, 'v')) removeNode(value);
  const [book] = partsOf(file, 'book');
  const whole = book!.root.documentElement!;
  const settings = named(whole, 'calcPr')[0] ?? settingsIn(whole);
  settings.setAttribute('fullCalcOnLoad', '1');
}

const beforeSettings = new Set(['sheets', 'functionGroups', 'externalReferences', 'definedNames']);

/** Excel opens no file with its elements in another order. */
function settingsIn(book: Element): Element {
  const before: Node | undefined = childrenOf(book).findLast(({ localName }) =>
    beforeSettings.has(localName!),
  );
  const made = book.ownerDocument!.createElementNS(book.namespaceURI, like(book, 'calcPr'));
  book.insertBefore(made, before?.nextSibling ?? null);
  return made;
}
