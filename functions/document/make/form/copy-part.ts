import { strToU8 } from 'fflate';
import type { OfficeFile } from '../../../form/office-file.ts';
import { openRelations, pathFrom, relationsFile, relationsIn } from '../../../form/relations.ts';
import { removeNode, writeXml } from '../../../form/xml.ts';

/** Slides have these in common. What else a slide names is its own, and copied with it. */
const shared = new Set([
  'slide',
  'slideLayout',
  'notesMaster',
  'theme',
  'themeOverride',
  'image',
  'media',
  'video',
  'audio',
  'package',
  'oleObject',
  'hyperlink',
]);

/** Copies a part with what belongs to it alone. Returns the names of the copies by those of their originals. */
export function copyPart(
  { members }: Pick<OfficeFile, 'members'>,
  name: string,
  copies = new Map<string, string>(),
): Map<string, string> {
  const copy = freeName(members, name);
  copies.set(name, copy);
  members[copy] = members[name]!;
  if (!members[relationsFile(name)]) return copies;
  const root = openRelations(members, name);
  for (const { element, kind, target } of relationsIn(root, name)) {
    const isOutside = element.getAttribute('TargetMode') === 'External' || !members[target];
    // Comments are about the slide that somebody saw.
    if (/comments/i.test(kind)) removeNode(element);
    if (/comments/i.test(kind) || isOutside) continue;
    if (!shared.has(kind) && !copies.has(target)) copyPart({ members }, target, copies);
    const other = copies.get(target);
    if (other) element.setAttribute('Target', pathFrom(copy, other));
  }
  members[relationsFile(copy)] = strToU8(writeXml(root));
  return copies;
}

function freeName(members: OfficeFile['members'], name: string): string {
  const [, stem = name, extension = ''] = /^(.*?)\d*(\.[^./]*)$/.exec(name) ?? [];
  let n = 1;
  while (members[`${stem}${n}${extension}`]) n += 1;
  return `${stem}${n}${extension}`;
}
