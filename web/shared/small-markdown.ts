import { fromMarkdown } from 'mdast-util-from-markdown';

export type SmallTree = ReturnType<typeof fromMarkdown>;

/** What an author is offered. Everything else that Markdown knows, HTML before all, stays the words that were typed. */
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

/** Nobody means more, and parsing takes the square of it: such a text is shown as it was typed. */
const mostMarks = 1_000;
const mostLines = 200;
const marks = /[[*_!]/g;
const markedLines = /^[ \t]*(?:[-+*>]|\d{1,9}[.)])/gm;
const deepLine = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)])){7}/m;

/** So deep one thing may be inside another; what is deeper is shown as it was typed. */
export const deepest = 12;

/** The tree of a text in small Markdown; undefined of one that has more marks than anybody means. */
export function readSmallMarkdown(text: string): SmallTree | undefined {
  if (deepLine.test(text) || countOf(markedLines, text) > mostLines || countOf(marks, text) > mostMarks)
    return undefined;
  return fromMarkdown(text, { extensions: [small] });
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** From the organization's own library. */
export const isOwnPicture = (address: string, organizationId: string): boolean =>
  address.startsWith(`/assets/${organizationId}/`) && !address.includes('..');

/** What a story draws as a picture: one of its own library, or of another website. */
export const isStoryPicture = (address: string, organizationId: string): boolean =>
  isOwnPicture(address, organizationId) || /^https:\/\//i.test(address);
