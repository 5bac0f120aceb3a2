import type { Element } from '@xmldom/xmldom';
import type { Tag } from '#contract/form/tag';
import { isPicture } from '../pictures.ts';
import { findTags, isList, type FoundTag } from '../../../form/find-tags.ts';
import type { Left } from '../../../form/in-braces.ts';
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
import { placer } from './place-picture.ts';
import { regionOf, takeEnds } from '../../../form/regions.ts';
import { packForm, type Part, type OfficeFile } from '../../../form/office-file.ts';
import { below, childrenOf, removeNode } from '../../../form/xml.ts';

export function fillWord(file: OfficeFile, left: Left, filling: Filling): Filled {
  const unfilled: Unfilled = new Map();
  for (const part of file.parts) fillPart(file, part, { left, filling, unfilled });
  return { body: packForm(file), unfilled };
}

interface Around {
  left: Left;
  filling: Filling;
  unfilled: Unfilled;
}

function fillPart(file: OfficeFile, part: Part, { left, filling, unfilled }: Around): void {
  const place = placer(file, part);
  const { tags } = findTags(part, left);
  for (const { element, tag } of tags) element.setAttribute(mark, JSON.stringify(tag));

  const show = ({ element, tag }: Marked, reference: number): void => {
    element.removeAttribute(mark);
    const at = referenceOf(tag, reference);
    const value = valueFor(filling, tag, reference);
    if (isPicture(value)) place(element, value);
    // A place for a reference that was not chosen stays empty.
    else if (at >= filling.references) write(element, '');
    else {
      write(element, value ?? missing);
      if (value === undefined) note(unfilled, tag.name, at);
    }
  };
  const expand = (roots: readonly Element[], reference: number): void => {
    const marked = markedIn(roots);
    const done = new Set<Element>();
    // A row with a list is repeated whole, with what stands before the list in it.
    for (const open of marked
      .filter(isOpen)
      .toSorted((one, other) => Number(isOfList(other)) - Number(isOfList(one)))) {
      if (done.has(open.element)) continue;
      const close = closing(marked, open)!;
      const nodes = takeEnds(regionOf(open, close)!, open, close);
      for (const { element } of [open, close, ...markedIn(nodes)]) done.add(element);
      if (isList(open.tag.name)) repeat(nodes, filling.references, expand);
      else if (valueFor(filling, open.tag, reference) === undefined)
        for (const node of nodes) removeNode(node);
      else expand(nodes, reference);
    }
    for (const one of marked) if (!done.has(one.element)) show(one, reference);
  };
  expand(childrenOf(part.root), 0);
  endCells(part);
  numberPictures(part);
}

/** An attribute names the placeholder, so that a copy of its element still knows it. */
const mark = 'placeholder';

type Marked = Pick<FoundTag, 'element' | 'paragraph' | 'tag'>;

function markedIn(roots: readonly Element[]): Marked[] {
  const found: Marked[] = [];
  const visit = (element: Element, paragraph: Element | undefined): void => {
    const within = element.nodeName === 'w:p' ? element : paragraph;
    const said = element.getAttribute(mark);
    // What is repeated within one paragraph begins below it.
    if (said)
      found.push({ element, paragraph: within ?? paragraphOf(element), tag: JSON.parse(said) as Tag });
    for (const child of childrenOf(element)) visit(child, within);
  };
  for (const root of roots) visit(root, undefined);
  return found;
}

function paragraphOf(element: Element): Element {
  let at = element;
  while (at.nodeName !== 'w:p') at = at.parentNode as Element;
  return at;
}

const isOpen = ({ tag }: Marked): boolean => tag.does === 'open';
const isOfList = ({ tag }: Marked): boolean => isList(tag.name);

function closing(marked: readonly Marked[], open: Marked): Marked | undefined {
  let depth = 0;
  return marked.slice(marked.indexOf(open)).find(({ tag }) => {
    if (tag.does === 'open') depth += 1;
    if (tag.does === 'close') depth -= 1;
    return depth === 0;
  });
}

const onceOnly = new Set(['w:bookmarkStart', 'w:bookmarkEnd', 'w:commentRangeStart', 'w:commentRangeEnd']);

function repeat(
  nodes: readonly Element[],
  times: number,
  fill: (roots: readonly Element[], reference: number) => void,
): void {
  const [first] = nodes;
  if (!first) return;
  const parent = first.parentNode!;
  for (let reference = 0; reference < times; reference += 1) {
    const copies = nodes.map((node) => node.cloneNode(true) as Element);
    for (const copy of copies) parent.insertBefore(copy, first);
    // Names of bookmarks are unique in a file.
    if (reference > 0)
      for (const one of copies.flatMap((copy) => below(copy)))
        if (onceOnly.has(one.nodeName)) removeNode(one);
    fill(copies, reference);
  }
  for (const node of nodes) removeNode(node);
}

/** Text stays text: a line break in it is one of Word's, and nothing else in it means anything. */
function write(element: Element, value: string): void {
  const run = element.nodeName === 'wp:docPr' ? takeDrawing(element) : element;
  if (!run) return;
  const root = run.ownerDocument!;
  for (const child of childrenOf(run)) if (child.nodeName !== 'w:rPr') run.removeChild(child);
  writable(value)
    .split(/\r\n|\r|\n/)
    .forEach((line, at) => {
      if (at > 0) run.appendChild(root.createElementNS(run.namespaceURI, 'w:br'));
      const text = root.createElementNS(run.namespaceURI, 'w:t');
      text.setAttribute('xml:space', 'preserve');
      text.appendChild(root.createTextNode(line));
      run.appendChild(text);
    });
}

/** The picture that stands for a missing one gives its run to a dash. */
function takeDrawing(properties: Element): Element | undefined {
  let at: Element | null = properties;
  while (at && at.nodeName !== 'w:r') at = at.parentNode as Element | null;
  return at ?? undefined;
}

/** A cell ends with a paragraph, even if the last one has been taken out. */
function endCells({ root }: Part): void {
  for (const cell of below(root).filter(({ nodeName }) => nodeName === 'w:tc')) {
    if (childrenOf(cell).at(-1)?.nodeName === 'w:p') continue;
    cell.appendChild(root.createElementNS(cell.namespaceURI, 'w:p'));
  }
}

function numberPictures({ root }: Part): void {
  below(root)
    .filter(({ nodeName }) => nodeName === 'wp:docPr')
    .forEach((picture, at) => picture.setAttribute('id', String(at + 1)));
}
