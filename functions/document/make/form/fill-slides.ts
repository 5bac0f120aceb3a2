import { strToU8 } from 'fflate';
import type { Element } from '@xmldom/xmldom';
import { findOnSlide } from '../../../form/find-in-slides.ts';
import { isList, type FoundTag } from '../../../form/find-tags.ts';
import type { Left } from '../../../form/in-braces.ts';
import { isLook } from '../../../form/isolate.ts';
import { copyTypes, packForm, readXml, type OfficeFile, type Part } from '../../../form/office-file.ts';
import { isEmpty } from '../../../form/regions.ts';
import { relate } from '../../../form/relations.ts';
import { deckOf, slidesOf, type Slide } from '../../../form/slides.ts';
import { below, childOf, childrenOf, removeNode, writeXml } from '../../../form/xml.ts';
import { copyPart } from './copy-part.ts';
import { fillMarked, markTags } from './fill-marked.ts';
import { writable, type Filled, type Filling, type Unfilled } from './filling.ts';
import { placer } from './place-picture.ts';
import { frameOf, textInstead } from './slide-picture.ts';

export function fillSlides(file: OfficeFile, left: Left, filling: Filling): Filled {
  const unfilled: Unfilled = new Map();
  const originals = new Map<string, string>();
  const fill = (part: Part, reference: number): void => {
    const write = (element: Element, value: string) => writeText(file, part, element, value);
    fillMarked(part.root, reference, { filling, unfilled, write, place: placer(file, part) });
    endTexts(part);
  };
  for (const slide of slidesOf(file)) {
    const { tags } = findOnSlide(slide, left);
    markTags(tags);
    const lists = tags.filter(({ tag }) => isList(tag.name));
    takeLists(lists);
    const parts = [slide.part, ...(slide.notes ? [slide.notes] : [])];
    const copies = copiesOf(file, slide, parts, lists.length > 0 ? filling.references - 1 : 0);
    for (const part of parts) fill(part, 0);
    copies.forEach((names, at) => {
      for (const part of parts) {
        const name = names.get(part.name)!;
        const copy = { ...part, name, root: readXml(file.members, name) };
        fill(copy, at + 1);
        file.members[name] = strToU8(writeXml(copy.root));
      }
      for (const [original, copy] of names) originals.set(copy, original);
    });
    list(
      file,
      slide,
      copies.map((names) => names.get(slide.part.name)!),
    );
  }
  copyTypes(file, originals);
  return { body: packForm(file), unfilled };
}

/** A paragraph that has nothing but the end of a list would be an empty line. */
function takeLists(lists: readonly FoundTag[]): void {
  for (const { element } of lists) removeNode(element);
  for (const paragraph of new Set(lists.map((one) => one.paragraph)))
    if (isEmpty(paragraph)) removeNode(paragraph);
}

function copiesOf(file: OfficeFile, { part }: Slide, parts: readonly Part[], times: number) {
  if (times === 0) return [];
  for (const { name, root } of parts) file.members[name] = strToU8(writeXml(root));
  return Array.from({ length: times }, () => copyPart(file, part.name));
}

/** Copies follow their slide in the list of slides, and in the sections that PowerPoint makes of it. */
function list(file: OfficeFile, { listed }: Slide, copies: readonly string[]): void {
  if (copies.length === 0) return;
  const deck = deckOf(file);
  const id = listed.getAttribute('id');
  const all = below(deck.root).filter(({ localName }) => localName === 'sldId');
  const relations = relate(file, deck.name, 'slide', copies);
  const last = Math.max(...all.map((one) => Number(one.getAttribute('id'))));
  for (const one of all.filter((other) => other.getAttribute('id') === id)) {
    const next = one.nextSibling;
    relations.forEach((relation, at) => {
      const copy = one.cloneNode(true) as Element;
      copy.setAttribute('id', String(last + at + 1));
      if (one === listed) copy.setAttribute('r:id', relation);
      one.parentNode!.insertBefore(copy, next);
    });
  }
}

/** Text stays text, and a line break in it is one of PowerPoint's. */
function writeText(file: OfficeFile, part: Part, element: Element, value: string): void {
  const isPicture = element.nodeName === 'p:cNvPr';
  const run = isPicture ? textInstead(element, frameOf(file, part, element)) : element;
  const lines = writable(value).split(/\r\n|\r|\n/);
  const parent = run.parentNode!;
  lines.forEach((line, at) => {
    const one = run.cloneNode(true) as Element;
    childOf(one, 'a:t')!.textContent = line;
    parent.insertBefore(one, run);
    if (at === lines.length - 1) return;
    const end = run.ownerDocument!.createElementNS(run.namespaceURI, 'a:br');
    const look = childrenOf(run).find(isLook);
    if (look) end.appendChild(look.cloneNode(true));
    parent.insertBefore(end, run);
  });
  removeNode(run);
}

/** A text has a paragraph, even if the last one has been taken out. */
function endTexts({ root }: Part): void {
  for (const text of below(root).filter(({ localName }) => localName === 'txBody'))
    if (!childOf(text, 'a:p'))
      text.appendChild(root.createElementNS(childrenOf(text)[0]!.namespaceURI, 'a:p'));
}
