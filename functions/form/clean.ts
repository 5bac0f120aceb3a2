import { strToU8, type Unzipped } from 'fflate';
import type { Form } from '#contract/resources/form';
import type { Element } from '@xmldom/xmldom';
import { below, parentOf, removeNode, writeXml } from './xml.ts';
import { readXml, type Part, type OfficeFile } from './office-file.ts';

type TakenOut = Form['takenOut'][number];

/** A field of these loads something when Word updates it. */
const loading = /\b(?:INCLUDEPICTURE|INCLUDETEXT|DDE|DDEAUTO|LINK|IMPORT)\b/i;

/** Takes out what would be loaded from elsewhere. Links that a reader follows stay, and those that Excel asks about. */
export function clean(file: OfficeFile): TakenOut[] {
  const taken = new Set<TakenOut>();
  for (const name of Object.keys(file.members).filter((one) => one.endsWith('.rels')))
    for (const kind of cleanRelations(file, name)) taken.add(kind);
  for (const { root } of file.parts)
    for (const element of below(root)) if (takeField(element)) taken.add('links');
  return [...taken].toSorted();
}

function cleanRelations(file: OfficeFile, name: string): TakenOut[] {
  const { members } = file;
  const root = readXml(members, name);
  const outside = below(root).filter(
    (one) =>
      one.nodeName === 'Relationship' &&
      one.getAttribute('TargetMode')?.toLowerCase() === 'external' &&
      !/\/(?:hyperlink|externalLinkPath)$/.test(one.getAttribute('Type') ?? ''),
  );
  if (outside.length === 0) return [];
  const ids = new Set(outside.map((one) => one.getAttribute('Id')));
  for (const one of outside) removeNode(one);
  members[name] = strToU8(writeXml(root));
  takeUsers(file, name.replace(/_rels\/([^/]+)\.rels$/, '$1'), ids);
  return outside.map((one) =>
    one.getAttribute('Type')?.endsWith('/attachedTemplate') ? 'template' : 'links',
  );
}

function takeUsers({ members, parts }: OfficeFile, name: string, ids: ReadonlySet<string | null>): void {
  const part: Pick<Part, 'root'> | undefined =
    parts.find((one) => one.name === name) ?? otherPart(members, name);
  if (!part) return;
  for (const element of below(part.root)) {
    const used = [...element.attributes].filter(
      ({ name: attribute, value }) => attribute.startsWith('r:') && ids.has(value),
    );
    if (used.length === 0) continue;
    // A picture may be in the file as well; without its link it is shown from there.
    if (element.nodeName === 'a:blip') for (const one of used) element.removeAttributeNode(one);
    else removeNode(frameOf(element));
  }
  if (!parts.includes(part as Part)) members[name] = strToU8(writeXml(part.root));
}

/** A frame on a slide would be damaged without the object that it shows. */
const frameOf = (element: Element): Element =>
  (element.nodeName === 'p:oleObj' && parentOf(element, ({ nodeName }) => nodeName === 'p:graphicFrame')) ||
  element;

const otherPart = (members: Unzipped, name: string) =>
  name.endsWith('.xml') && members[name] ? { root: readXml(members, name) } : undefined;

function takeField(element: Element): boolean {
  const { nodeName } = element;
  // Nobody has clicked on what opens beneath a pointer.
  if (nodeName === 'w:altChunk' || nodeName === 'a:hlinkMouseOver') {
    removeNode(element);
    return true;
  }
  if (nodeName === 'w:fldSimple' && loading.test(element.getAttribute('w:instr') ?? '')) {
    element.setAttribute('w:instr', '');
    return true;
  }
  if (nodeName !== 'w:instrText' || !loading.test(element.textContent ?? '')) return false;
  element.textContent = '';
  return true;
}
