import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-refusals';
import type { Worksheet } from './cell.ts';
import { readDocument } from './read-document.ts';
import { openArchive } from '../../../../file-reading/open-archive.ts';
import { readTable } from './read-table.ts';
import { readSlides } from './slides/read-slides.ts';
import { Unreadable } from '../../../../file-reading/unreadable.ts';
import { isWordPress, readPosts } from './wordpress/read-posts.ts';

/** What a file holds decides what it is, because its name may be wrong. */
export async function readFile(bytes: Uint8Array, name: string): Promise<Worksheet[]> {
  if (bytes.length > importLimits.documentBytes) throw new Unreadable(words.documentTooLarge);
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const members = new Set<string>();
  if (isArchive) openArchive(bytes, (member) => !members.add(member));
  const isDeck = members.has('ppt/presentation.xml');
  const isDocument = members.has('word/document.xml');
  try {
    if (!isArchive) {
      const text = bytes.length > importLimits.bytes ? '' : new TextDecoder().decode(bytes);
      return isWordPress(text) ? readPosts(text) : await readTable(bytes, name);
    }
    if (!isDeck && !isDocument) return await readTable(bytes, name);
    const folder = isDeck ? 'ppt' : 'word';
    const parts = openArchive(
      bytes,
      (member) => member.startsWith(`${folder}/`) && /\.xml$|\.rels$|\/media\//.test(member),
    );
    const sheets = isDeck ? [readSlides(parts, name)] : readDocument(parts, name);
    if (sheets.length === 0) throw new Unreadable(words.empty);
    return sheets;
  } catch (error) {
    // A part that points into itself, or lies too deep, ends in an error of the language.
    throw error instanceof Unreadable ? error : new Unreadable(words.damaged);
  }
}
