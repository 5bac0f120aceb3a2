import type { WebsitePage } from '#contract/resources/website';
import * as words from '#words/imports';
import type { Doubt, Worksheet } from '../cell.ts';
import { Passages } from '../passages.ts';
import { fromMarkup } from '../read-text.ts';
import { leastWords, tableOf, type Draft } from '../table-of.ts';

/** Each page of a website becomes a row. */
export const sheetOfPages = (name: string, pages: readonly WebsitePage[]): Worksheet =>
  tableOf(name, 'page', pages.map(draftOf));

function draftOf(page: WebsitePage, index: number): Draft {
  const { address, title, description, content, pictures } = page;
  const passages = new Passages();
  if (title) passages.put('title', title);
  for (const { key, value } of page.data) passages.readRow([key, value]);
  const text = fromMarkup(content);
  if (description && !text.includes(description)) passages.put('description', description);
  for (const block of text.split('\n\n')) {
    if (block.startsWith('## ')) {
      if (block !== `## ${title}`) passages.put('description', block);
    } else if (block) for (const line of block.split('\n')) passages.readLine(line.replace(/^- /, ''), line);
  }
  if (pictures.length > 0) passages.put('picture', pictures.join('\n'));
  const day = /^\d{4}-\d{2}-\d{2}/.exec(page.published ?? '')?.[0];
  const isThin = pictures.length === 0 && text.split(/\s+/).length < leastWords;
  const doubts: Doubt[] = isThin ? ['thin'] : [];
  const others = new Map([...passages.others, ...(day ? [[words.published, day] as const] : [])]);
  return { number: index + 1, doubts, fields: passages.end(), others, address };
}
