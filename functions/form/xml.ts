import {
  DOMParser,
  onErrorStopParsing,
  XMLSerializer,
  type Document,
  type Element,
  type Node,
} from '@xmldom/xmldom';

const parser = new DOMParser({ onError: onErrorStopParsing });
const serializer = new XMLSerializer();

/** A document type is refused, because it could name files and entities. */
export function parseXml(text: string): Document {
  if (/<!DOCTYPE/i.test(text)) throw new Error('A document type');
  return parser.parseFromString(text, 'text/xml');
}

export const writeXml = (root: Document): string => serializer.serializeToString(root);

export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;

export const childrenOf = (node: Node): Element[] => [...node.childNodes].filter(isElement);

export const childOf = (node: Node, name: string): Element | undefined =>
  childrenOf(node).find(({ nodeName }) => nodeName === name);

/** Elements below a node in the order of the document, without those below an element that `skips`. */
export function below(node: Node, skips: (element: Element) => boolean = () => false): Element[] {
  const found: Element[] = [];
  const visit = (above: Node): void => {
    for (const child of childrenOf(above)) {
      found.push(child);
      if (!skips(child)) visit(child);
    }
  };
  visit(node);
  return found;
}

export function parentOf(node: Node, isWanted: (element: Element) => boolean): Element | undefined {
  for (let at = node.parentNode; isElement(at); at = at.parentNode) if (isWanted(at)) return at;
  return undefined;
}

export function depthOf(root: Node): number {
  let depth = 0;
  let level = childrenOf(root);
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap(childrenOf);
  }
  return depth;
}

export const removeNode = (node: Node): void => void node.parentNode?.removeChild(node);
