import type { Element, Node } from '@xmldom/xmldom';
import type { FoundTag } from './find-tags.ts';
import { below, isElement, removeNode } from './xml.ts';

type End = Pick<FoundTag, 'element' | 'paragraph'>;

/** What an opening and a closing tag repeat: neighbors of one kind. */
export interface Region {
  nodes: Element[];
  /** A paragraph or row that has nothing but a tag is not repeated. */
  ends: 'none' | 'kept' | 'dropped';
}

/** Returns nothing if no part of the form begins and ends with the two. */
export function regionOf(open: End, close: End): Region | undefined {
  if (open.paragraph === close.paragraph) {
    const isInline = open.element.parentNode === close.element.parentNode;
    return isInline ? { nodes: between(open.element, close.element).slice(1, -1), ends: 'none' } : undefined;
  }
  const above = new Set(pathOf(open.paragraph));
  const common = pathOf(close.paragraph).find((one) => above.has(one));
  if (!common) return undefined;
  // Both in one row repeat it, and in two rows of one table all between.
  if (common.localName === 'tr') return { nodes: [common], ends: 'kept' };
  const [first, last] = [childOn(common, open.paragraph), childOn(common, close.paragraph)];
  const isRows = common.localName === 'tbl';
  const isBlocks = first === open.paragraph && last === close.paragraph;
  return isRows || isBlocks ? { nodes: between(first, last), ends: 'dropped' } : undefined;
}

/** Takes the two tags out, and says what is left to be repeated. */
export function takeEnds({ nodes, ends }: Region, open: End, close: End): Element[] {
  removeNode(open.element);
  removeNode(close.element);
  if (ends !== 'dropped') return nodes;
  return nodes.filter((node, at) => {
    const isEnd = at === 0 || at === nodes.length - 1;
    if (!isEnd || !isEmpty(node)) return true;
    removeNode(node);
    return false;
  });
}

const shown = new Set(['w:drawing', 'w:pict', 'w:object', 'w:sectPr', 'm:oMath']);

export const isEmpty = (node: Element): boolean =>
  below(node).every(
    ({ nodeName, localName, textContent }) =>
      !shown.has(nodeName) && (localName !== 't' || !textContent?.trim()),
  );

function pathOf(node: Node): Element[] {
  const path: Element[] = [];
  for (let at = node.parentNode; isElement(at); at = at.parentNode) path.push(at);
  return path;
}

const childOn = (above: Element, node: Element): Element =>
  [node, ...pathOf(node)].find((one) => one.parentNode === above)!;

function between(first: Element, last: Element): Element[] {
  const nodes: Element[] = [];
  for (let at: Node | null = first; at; at = at.nextSibling) {
    if (isElement(at)) nodes.push(at);
    if (at === last) return nodes;
  }
  return nodes;
}
