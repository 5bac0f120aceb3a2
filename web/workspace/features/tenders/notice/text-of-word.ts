import * as words from '#words/tender-notice';
import { blocksOf, type Block } from '../../../file-reading/blocks-of.ts';
import { openArchive } from '../../../file-reading/open-archive.ts';
import { Unreadable } from '../../../file-reading/unreadable.ts';

/** Paragraphs and cells of tables are apart by an empty line. The points of a list stay with what leads to them. */
export function textOfWord(bytes: Uint8Array): string {
  const parts = openArchive(bytes, (name) => /^word\/.*(?:\.xml|\.rels)$/.test(name));
  if (!parts['word/document.xml']) throw new Unreadable(words.unreadable);
  return blocksOf(parts).map(textOf).join('').trim();
}

const textOf = ({ text, isListed, table }: Block): string => {
  if (table)
    return table
      .flat()
      .map((cell) => `\n\n${cell.replaceAll('\n', '\n- ')}`)
      .join('');
  return isListed ? `\n- ${text}` : `\n\n${text}`;
};
