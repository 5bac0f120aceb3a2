import type { Unzipped } from 'fflate';
import * as importWords from '#words/imports';
import type { Doubt, Worksheet } from './cell.ts';
import { fold } from './fold.ts';
import { fieldNamed } from './guess-columns.ts';
import { Passages } from './passages.ts';
import { isDecoration, isLarge } from './pictures.ts';
import { leastWords, tableOf, type Draft } from './table-of.ts';
import { blocksOf, type Block } from '../../../../file-reading/blocks-of.ts';

/** A table of facts or of references has this many labels that are known. */
const leastLabels = 3;

interface Section {
  title: string;
  blocks: Block[];
}

/** Headings of the first two levels and tables of facts begin a reference. A table of references is a worksheet of its own. */
export function readDocument(parts: Unzipped, name: string): Worksheet[] {
  const blocks = blocksOf(parts);
  const isRepeated = isDecoration(blocks.flatMap(({ pictures }) => pictures.map((one) => [one])));
  const lists = blocks.flatMap(({ table }) => (table && isList(table) ? [table] : []));
  const sections = sectionsOf(blocks.filter(({ table }) => !table || !isList(table)));
  const drafts = sections.map((section, index) => draftOf(section, index + 1, isRepeated));
  const sheets = lists.map((rows, index): Worksheet => ({
    name: importWords.tableIn(name, index + 1),
    isHidden: false,
    rows: rows.map((row) => row.map((cell) => cell || undefined)),
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
  }));
  const hasText = drafts.some(({ fields }) => Object.keys(fields).length > 0);
  return [...(hasText ? [tableOf(name, 'part', drafts)] : []), ...sheets];
}

/** Its first row has the headings of columns. */
const isList = ([headings = [], ...rows]: readonly string[][]): boolean =>
  rows.length > 0 && headings.length > 2 && headings.filter((one) => fieldNamed(one)).length >= leastLabels;

/** Its first column has labels. */
const isFacts = (table: readonly string[][] | undefined): boolean =>
  (table ?? []).filter(([label = '', ...cells]) => cells.length === 1 && fieldNamed(label)).length >=
  leastLabels;

function sectionsOf(blocks: readonly Block[]): Section[] {
  const headings = blocks.flatMap(({ level, text }) => (level && level < 3 ? fold(text) : []));
  // A heading that returns, such as "Results", is a part of each reference.
  const begins = ({ level, text }: Block) =>
    text !== '' &&
    level !== undefined &&
    level < 3 &&
    headings.filter((one) => one === fold(text)).length === 1;
  const sections: Section[] = [{ title: '', blocks: [] }];
  for (const block of blocks) {
    const current = sections.at(-1)!;
    const isNext = isFacts(block.table) && current.blocks.some(({ table }) => isFacts(table));
    if (begins(block)) sections.push({ title: block.text, blocks: [] });
    else if (isNext) sections.push({ title: '', blocks: [block] });
    else current.blocks.push(block);
  }
  return sections.filter(({ title, blocks: own }) => title || own.some(({ text, table }) => text || table));
}

function draftOf(
  { title, blocks }: Section,
  number: number,
  isRepeated: ReturnType<typeof isDecoration>,
): Draft {
  const passages = new Passages();
  if (title) passages.put('title', title);
  for (const { text, level, isListed, table = [] } of blocks) {
    if (text && level) passages.put('description', `## ${text}`);
    else if (text)
      for (const line of text.split('\n')) passages.readLine(line, isListed ? `- ${line}` : line);
    for (const row of table)
      if (row.length === 2) passages.readRow(row);
      else passages.put('description', row.filter(Boolean).join(' – '));
  }
  const fields = passages.end();
  const pictures = blocks
    .flatMap((block) => block.pictures)
    .filter((one) => isLarge(one) && !isRepeated(one));
  const words = blocks.flatMap(({ text, table = [] }) => [text, ...table.flat()]).join(' ');
  const isThin = pictures.length === 0 && !fields.customer && words.split(/\s+/).length < leastWords;
  const doubts: Doubt[] = isThin ? ['thin'] : [];
  return { number, doubts, fields, others: passages.others, pictures };
}
