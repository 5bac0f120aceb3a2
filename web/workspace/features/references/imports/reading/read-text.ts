import { Parser } from 'htmlparser2';
import { isErrorCell, refused, textOf, type Cell, type Reading } from './cell.ts';

const looksLikeMarkup = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;
const written: { readonly [element: string]: readonly [before: string, after: string] } = {
  b: ['**', '**'],
  strong: ['**', '**'],
  i: ['*', '*'],
  em: ['*', '*'],
  li: ['\n- ', ''],
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ['\n\n## ', '\n\n']])),
  ul: ['\n\n', '\n\n'],
  ol: ['\n\n', '\n\n'],
  p: ['\n\n', '\n\n'],
  div: ['\n\n', '\n\n'],
  br: ['\n', ''],
};
const silent = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript']);

/** Text from Word or the web becomes small Markdown. What begins with = is text like any other. */
export function readText(cell: Cell, max: number): Reading<string> {
  if (isErrorCell(cell)) return refused('cellError');
  const text = textOf(cell).replace(/\r\n?/g, '\n');
  const value = looksLikeMarkup.test(text) ? fromMarkup(text) : text;
  return value.length > max ? { value, marks: ['tooLong'] } : { value, marks: [] };
}

/** Writes small Markdown of the markup of Word or the web. Entities are decoded, and scripts are left out. */
export function fromMarkup(source: string): string {
  let text = '';
  let silence = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (silent.has(name)) silence += 1;
      text += written[name]?.[0] ?? '';
    },
    onclosetag: (name) => {
      if (silent.has(name)) silence -= 1;
      text += written[name]?.[1] ?? '';
    },
    ontext: (part) => {
      if (silence === 0) text += part.replaceAll(/\s+/g, ' ');
    },
  });
  parser.end(source);
  return text
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
