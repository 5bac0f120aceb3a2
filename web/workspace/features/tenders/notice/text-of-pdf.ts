import { getDocumentProxy } from 'unpdf';
import * as words from '#words/tender-notice';
import { Unreadable } from '../../../file-reading/unreadable.ts';

/** A larger distance than this, in heights of a line, begins a paragraph. */
const paragraphLines = 1.7;

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Lines are as the pages show them. Sentences may go on after the end of a page. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(bytes).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(isLocked ? words.locked : words.unreadable);
  });
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await textOf(await document.getPage(number)));
  await document.cleanup();
  return pages.join('\n').trim();
}

async function textOf(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent();
  let text = '';
  let line: { y: number; height: number } | undefined;
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str.trim()) {
      const y = Number(item.transform[5]);
      const isApart = line !== undefined && line.y - y > paragraphLines * Math.max(line.height, item.height);
      if (isApart) text += '\n';
      line = { y, height: item.height };
    }
    text += item.str + (item.hasEOL ? '\n' : '');
  }
  return text;
}
