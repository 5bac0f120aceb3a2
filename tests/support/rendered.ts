import type { Manuscript } from '#functions/document/make/manuscript';
import { renderers } from '#functions/document/make/render';
import { readText, type laidOut } from './document-texts.ts';

/** The words of the file that a manuscript becomes. */
export const textOf = async (format: (typeof laidOut)[number], manuscript: Manuscript): Promise<string> =>
  await readText(format, (await renderers[format].render(manuscript)).body);
