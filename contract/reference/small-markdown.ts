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
const mostOfAll = 1_000;
const mostLines = 200;
/** In lists and quotes, with or without a mark of their own. A text of words has longer lines, so it has fewer. */
const mostInside = 500;
const marks = /[[*_!]/g;
const marked = /^[ \t]*(?:[-+*>]|\d{1,9}[.)])/;
const deepLine = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)])){7}/m;

export const deepest = 12;

export function readSmallMarkdown(text: string): SmallTree | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  const isLarge =
    lines.length > mostOfAll ||
    deepLine.test(text) ||
    lines.filter((line) => marked.test(line)).length > mostLines ||
    linesInside(lines) > mostInside ||
    (text.match(marks)?.length ?? 0) > mostMarks;
  return isLarge ? undefined : fromMarkdown(text, { extensions: [small] });
}

/** A list or quote goes on until a line without indentation follows a blank one. */
function linesInside(lines: readonly string[]): number {
  let [count, isInside, afterBlank] = [0, false, false];
  for (const line of lines) {
    const isBlank = line.trim() === '';
    if (marked.test(line)) isInside = true;
    else if (afterBlank && !isBlank && !/^[ \t]/.test(line)) isInside = false;
    if (isInside && !isBlank) count += 1;
    afterBlank = isBlank;
  }
  return count;
}

export const isOwnPicture = (address: string, organizationId: string): boolean =>
  address.startsWith(`/assets/${organizationId}/`) && !address.includes('..');

export const isStoryPicture = (address: string, organizationId: string): boolean =>
  isOwnPicture(address, organizationId) || /^https:\/\//i.test(address);
