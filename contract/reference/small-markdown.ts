import { fromMarkdown } from 'mdast-util-from-markdown';

export type SmallTree = ReturnType<typeof fromMarkdown>;

/** All other Markdown, and HTML, is shown as it was typed. */
const small = {
  disable: {
    null: [
      'autolink',
      'characterReference',
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'hardBreakEscape',
      'htmlFlow',
      'htmlText',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

// Parsing time grows with the square of these counts, so longer texts are shown as they were typed.
const mostMarks = 1_000;
const mostLines = 200;
const marks = /[[*_!]/g;
const markedLines = /^[ \t]*(?:[-+*>]|\d{1,9}[.)])/gm;
const deepLine = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)])){7}/m;

export const deepest = 12;

export function readSmallMarkdown(text: string): SmallTree | undefined {
  if (deepLine.test(text) || countOf(markedLines, text) > mostLines || countOf(marks, text) > mostMarks)
    return undefined;
  return fromMarkdown(text, { extensions: [small] });
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

export const isOwnPicture = (address: string, organizationId: string): boolean =>
  address.startsWith(`/assets/${organizationId}/`) && !address.includes('..');

export const isStoryPicture = (address: string, organizationId: string): boolean =>
  isOwnPicture(address, organizationId) || /^https:\/\//i.test(address);
