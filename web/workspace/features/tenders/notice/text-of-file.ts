import * as refusals from '#words/import-refusals';
import * as words from '#words/tender-notice';
import { Unreadable } from '../../../file-reading/unreadable.ts';

/**
 * Reads the words of a PDF, a Word file or a text. What a file holds decides what it is. Throws `Unreadable`, with words
 * for the person, of a file without words.
 */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 5));
  // Each of these files is in a chunk of its own, because most notices are pasted.
  const read = async (): Promise<string> => {
    if (begin === '%PDF-') return await (await import('./text-of-pdf.ts')).textOfPdf(bytes);
    if (begin.startsWith('PK')) return (await import('./text-of-word.ts')).textOfWord(bytes);
    if (begin.startsWith('\u00D0\u00CF\u0011\u00E0')) throw new Unreadable(refusals.oldOrLocked);
    return new TextDecoder().decode(bytes);
  };
  const text = await read();
  if (!text.trim()) throw new Unreadable(words.noText);
  return text;
}
