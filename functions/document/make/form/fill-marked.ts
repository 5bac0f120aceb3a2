import type { Document, Element } from '@xmldom/xmldom';
import type { Tag } from '#contract/form/tag';
import { isList, type FoundTag } from '../../../form/find-tags.ts';
import { isParagraph } from '../../../form/paragraphs.ts';
import { regionOf, takeEnds } from '../../../form/regions.ts';
import { below, childrenOf, parentOf, removeNode } from '../../../form/xml.ts';
import { isPicture, type Picture } from '../pictures.ts';
import { missing, note, referenceOf, valueFor, type Filling, type Unfilled } from './filling.ts';

/** What is filled, and how a format writes a value. */
interface Around {
  filling: Filling;
  unfilled: Unfilled;
  write: (element: Element, value: string) => void;
  place: (element: Element, picture: Picture) => void;
}

/** Fills the marked placeholders of a part. Those without a number are about this reference. */
export function fillMarked(part: Document, about: number, { filling, unfilled, write, place }: Around): void {
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
  expand(childrenOf(part), about);
}

/** An attribute names the placeholder, so that a copy of its element still knows it. */
const mark = 'placeholder';

export function markTags(tags: readonly FoundTag[]): void {
  for (const { element, tag } of tags) element.setAttribute(mark, JSON.stringify(tag));
}

type Marked = Pick<FoundTag, 'element' | 'paragraph' | 'tag'>;

function markedIn(roots: readonly Element[]): Marked[] {
  const found: Marked[] = [];
  const visit = (element: Element, paragraph: Element | undefined): void => {
    const within = isParagraph(element) ? element : paragraph;
    const said = element.getAttribute(mark);
    // What is repeated within one paragraph begins below it.
    if (said)
      found.push({ element, paragraph: within ?? paragraphOf(element), tag: JSON.parse(said) as Tag });
    for (const child of childrenOf(element)) visit(child, within);
  };
  for (const root of roots) visit(root, undefined);
  return found;
}

const paragraphOf = (element: Element): Element => parentOf(element, isParagraph) ?? element;

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
