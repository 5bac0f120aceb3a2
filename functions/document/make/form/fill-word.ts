import type { Element } from '@xmldom/xmldom';
import { findTags } from '../../../form/find-tags.ts';
import type { Left } from '../../../form/in-braces.ts';
import { keepSpaces, isLook } from '../../../form/isolate.ts';
import { packForm, type OfficeFile, type Part } from '../../../form/office-file.ts';
import { below, childrenOf } from '../../../form/xml.ts';
import { fillMarked, markTags } from './fill-marked.ts';
import { writable, type Filled, type Filling, type Unfilled } from './filling.ts';
import { placer } from './place-picture.ts';

export function fillWord(file: OfficeFile, left: Left, filling: Filling): Filled {
  const unfilled: Unfilled = new Map();
  for (const part of file.parts) {
    markTags(findTags(part, left).tags);
    fillMarked(part.root, 0, { filling, unfilled, write, place: placer(file, part) });
    endCells(part);
    numberPictures(part);
  }
  return { body: packForm(file), unfilled };
}

/** Text stays text: a line break in it is one of Word's, and nothing else in it means anything. */
function write(element: Element, value: string): void {
  const run = element.nodeName === 'wp:docPr' ? takeDrawing(element) : element;
  if (!run) return;
  const root = run.ownerDocument!;
  for (const child of childrenOf(run)) if (!isLook(child)) run.removeChild(child);
  writable(value)
    .split(/\r\n|\r|\n/)
    .forEach((line, at) => {
      if (at > 0) run.appendChild(root.createElementNS(run.namespaceURI, 'w:br'));
      const text = root.createElementNS(run.namespaceURI, 'w:t');
      text.appendChild(root.createTextNode(line));
      keepSpaces(text);
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
