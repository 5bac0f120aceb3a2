import { strFromU8, type Unzipped } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-refusals';
import { Unreadable } from './unreadable.ts';

type Document = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
export type Node = Document | Element;

/** It knows no doctype and no entities of a file's own. */
export function parseXml(text: string): Document {
  if (text.length > importLimits.xmlLength) throw new Unreadable(words.bomb);
  // Below the first element, a post may speak of doctypes.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, text.search(/<[a-z]/i))))
    throw new Unreadable(words.damaged);
  return parseDocument(text, { xmlMode: true });
}

export const all = (name: string, within: Node | undefined): Element[] =>
  within ? DomUtils.getElementsByTagName(name, within, true) : [];

export const first = (name: string, within: Node | undefined): Element | undefined => all(name, within)[0];

export const childrenOf = (node: Node | undefined): Element[] =>
  (node?.children ?? []).filter((one): one is Element => 'attribs' in one);

export const childNamed = (name: string, within: Node | undefined): Element | undefined =>
  childrenOf(within).find((one) => one.name === name);

export const textIn = (node: Element | undefined): string => (node ? DomUtils.textContent(node) : '');

const parsed = new WeakMap<Uint8Array, Document>();

/** A part of an archive of Office. Many slides have the same layout, which is parsed once. */
export function partOf(parts: Unzipped, path: string): Document | undefined {
  const part = parts[path];
  if (!part) return undefined;
  const document = parsed.get(part) ?? parseXml(strFromU8(part));
  parsed.set(part, document);
  return document;
}

export interface Relation {
  id: string;
  type: string;
  path: string;
}

/** The parts that a part points to. What lies outside the archive is left out. */
export function relationsOf(parts: Unzipped, path: string): Relation[] {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]+)$/.exec(path) ?? [];
  return all('Relationship', partOf(parts, `${folder}_rels/${name}.rels`)).flatMap(({ attribs }) => {
    const { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } = attribs;
    if (mode === 'External') return [];
    return [
      { id, type: type.split('/').at(-1)!, path: new URL(target, `file:///${path}`).pathname.slice(1) },
    ];
  });
}
