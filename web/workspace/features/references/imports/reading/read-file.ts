import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-refusals';
import type { Worksheet } from './cell.ts';
import { openArchive } from './open-archive.ts';
import { readTable } from './read-table.ts';
import { readSlides } from './slides/read-slides.ts';
import { Unreadable } from './unreadable.ts';

/** What a file holds decides what it is, because its name may be wrong. */
export async function readFile(bytes: Uint8Array, name: string): Promise<Worksheet[]> {
  if (bytes.length > importLimits.documentBytes) throw new Unreadable(words.documentTooLarge);
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const members = new Set<string>();
  if (isArchive) openArchive(bytes, (member) => !members.add(member));
  if (!members.has('ppt/presentation.xml')) return await readTable(bytes, name);
  try {
    const parts = openArchive(bytes, (member) => /^ppt\/.*(?:\.xml|\.rels)$|^ppt\/media\//.test(member));
    return [readSlides(parts, name)];
  } catch (error) {
    // A part that points into itself, or lies too deep, ends in an error of the language.
    throw error instanceof Unreadable ? error : new Unreadable(words.damaged);
  }
}
