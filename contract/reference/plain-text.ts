/**
 * The words of a Markdown text without its marks, for searches, summaries and data. Lists search through hundreds of texts as
 * somebody types, so nothing is parsed: what is unclear stays as it was typed.
 */
export function plainText(markdown: string): string {
  return withoutLinks(withoutLinks(markdown))
    .replace(blockMarks, '')
    .replace(openingMarks, '')
    .replace(closingMarks, '')
    .replace(escapes, '$1');
}

/** Of a line: quotes, headings, items of lists, one in the other. */
const blockMarks = /^(?:[ \t]*(?:[-+*>]|#{1,6}|\d{1,9}[.)])(?=\s))+[ \t]*/gm;
/** Where a word begins or ends, so that `snake_case` and `5 * 3` stay. */
const openingMarks = /(?<![\p{L}\p{N}*_\\])(?:\*{1,3}|_{1,3})(?=[^\s*_])/gu;
const closingMarks = /(?<=[^\s*_\\])(?:\*{1,3}|_{1,3})(?![\p{L}\p{N}*_])/gu;
const escapes = /\\([!-/:-@[-`{-~])/g;

/** The text of a link; of a picture what it shows, and its caption. A picture may be the text of a link. */
const withoutLinks = (text: string): string =>
  text.replace(
    /(!?)\[([^[\]]*)\]\([^\s()]*(?:[ \t]+"([^"\n]*)")?\)/g,
    (_, picture: string, shown: string, title?: string) => (picture && title ? `${shown} ${title}` : shown),
  );

/** The library's pictures that a Markdown text names. What only looks like one counts too: a file too many is kept, none too few. */
export function libraryPictures(markdown: string): string[] {
  const found = markdown.matchAll(/\]\(\s*<?(\/assets\/[^\s()<>"']+)/g);
  return [...new Set(Array.from(found, ([, address]) => address!))];
}
