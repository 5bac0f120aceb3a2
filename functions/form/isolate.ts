import type { Element } from '@xmldom/xmldom';
import { textsOf } from './paragraphs.ts';
import { childrenOf, parentOf, removeNode } from './xml.ts';

/** Puts a piece of a paragraph's text into a run of its own, which looks as its first letter did. */
export function isolate(paragraph: Element, start: number, end: number): Element | undefined {
  cut(paragraph, start);
  cut(paragraph, end);
  const pieces = textsBetween(paragraph, start, end);
  const [first, ...others] = pieces;
  if (!first) return undefined;
  const whole = pieces.map(textOf).join('');
  first.textContent = whole;
  for (const other of others) removeText(other);
  separate(first);
  return runOf(first);
}

export const textOf = (node: Element): string => node.textContent ?? '';

const runOf = (text: Element): Element | undefined => parentOf(text, ({ localName }) => localName === 'r');

/** The look of a run, which is not shown itself. */
export const isLook = ({ localName }: Element): boolean => localName === 'rPr';

/** Word forgets spaces at the ends of a text without this, and PowerPoint knows no such attribute. */
export function keepSpaces(text: Element): void {
  if (text.prefix === 'w') text.setAttribute('xml:space', 'preserve');
}

function* placed(paragraph: Element): Generator<{ text: Element; from: number; to: number }> {
  let from = 0;
  for (const text of textsOf(paragraph)) {
    const to = from + textOf(text).length;
    yield { text, from, to };
    from = to;
  }
}

const textsBetween = (paragraph: Element, start: number, end: number): Element[] =>
  [...placed(paragraph)]
    .filter(({ from, to }) => from >= start && to <= end && to > from)
    .map(({ text }) => text);

/** Divides the text in which the offset lies. */
function cut(paragraph: Element, offset: number): void {
  const found = [...placed(paragraph)].find(({ from, to }) => from < offset && offset < to);
  if (!found) return;
  const { text, from } = found;
  const whole = textOf(text);
  const rest = text.cloneNode(false) as Element;
  text.textContent = whole.slice(0, offset - from);
  rest.textContent = whole.slice(offset - from);
  for (const one of [text, rest]) keepSpaces(one);
  text.parentNode!.insertBefore(rest, text.nextSibling);
}

/** Leaves a text alone in its run. */
function separate(text: Element): void {
  const run = runOf(text);
  if (!run) return;
  const all = childrenOf(run).filter((one) => !isLook(one));
  const at = all.indexOf(text);
  const after = all.slice(at + 1);
  const before = all.slice(0, at);
  if (after.length > 0) run.parentNode!.insertBefore(runWith(run, after), run.nextSibling);
  if (before.length > 0) run.parentNode!.insertBefore(runWith(run, before), run);
}

function runWith(like: Element, moved: readonly Element[]): Element {
  const run = like.cloneNode(false) as Element;
  const look = childrenOf(like).find(isLook);
  if (look) run.appendChild(look.cloneNode(true));
  for (const one of moved) run.appendChild(one);
  return run;
}

function removeText(text: Element): void {
  const run = runOf(text);
  removeNode(text);
  if (run && childrenOf(run).every(isLook)) removeNode(run);
}
