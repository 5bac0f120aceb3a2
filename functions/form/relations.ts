import { posix } from 'node:path';
import type { Document, Element } from '@xmldom/xmldom';
import { strToU8, type Unzipped } from 'fflate';
import { readXml, type OfficeFile } from './office-file.ts';
import { childrenOf, parseXml, writeXml } from './xml.ts';

const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
const ofOffice = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** What a part of a file names: a picture, or the layout of a slide. */
interface Relation {
  element: Element;
  id: string;
  /** The last word of its type, such as `image`. */
  kind: string;
  /** The name of a member. Nothing in the file, if it is elsewhere. */
  target: string;
}

export const relationsFile = (part: string): string => part.replace(/([^/]+)$/, '_rels/$1.rels');

export const openRelations = (members: Unzipped, part: string): Document =>
  members[relationsFile(part)]
    ? readXml(members, relationsFile(part))
    : parseXml(`<Relationships xmlns="${namespace}"/>`);

export const relationsIn = (root: Document, part: string): Relation[] =>
  childrenOf(root.documentElement!).map((element) => ({
    element,
    id: element.getAttribute('Id') ?? '',
    kind: (element.getAttribute('Type') ?? '').replace(/^.*\//, ''),
    target: posix.resolve('/', posix.dirname(part), element.getAttribute('Target') ?? '').slice(1),
  }));

export const relationsOf = ({ members }: OfficeFile, part: string): Relation[] =>
  relationsIn(openRelations(members, part), part);

/** The members that a part names, by the names that it has for them. */
export const targetsOf = (file: OfficeFile, part: string): Map<string | undefined, string> =>
  new Map(relationsOf(file, part).map(({ id, target }) => [id, target]));

export const pathFrom = (part: string, target: string): string => posix.relative(posix.dirname(part), target);

/** Returns the names that the part has for its new targets. */
export function relate(
  { members }: OfficeFile,
  part: string,
  kind: 'image' | 'slide',
  targets: readonly string[],
): string[] {
  const root = openRelations(members, part);
  const used = new Set(relationsIn(root, part).map(({ id }) => id));
  let n = used.size;
  const ids = targets.map((target) => {
    do n += 1;
    while (used.has(`rId${n}`));
    const added = root.createElementNS(namespace, 'Relationship');
    added.setAttribute('Id', `rId${n}`);
    added.setAttribute('Type', `${ofOffice}/${kind}`);
    added.setAttribute('Target', pathFrom(part, target));
    root.documentElement!.appendChild(added);
    return `rId${n}`;
  });
  members[relationsFile(part)] = strToU8(writeXml(root));
  return ids;
}
