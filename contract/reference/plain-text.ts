/**
 * Removes the marks from a Markdown text, for searches, summaries and data. Lists search hundreds of texts
 * on each keystroke, so this uses patterns instead of a parser and leaves unclear marks in place.
 */
export function plainText(markdown: string): string {
  return withoutLinks(withoutLinks(markdown))
    .replace(blockMarks, '')
    .replace(openingMarks, '')
    .replace(closingMarks, '')
    .replace(escapes, '$1');
}

/** Matches the start of a line: quotes, headings and list items, nested in any order. */
const blockMarks = /^(?:[ \t]*(?:[-+*>]|#{1,6}|\d{1,9}[.)])(?=\s))+[ \t]*/gm;
/** Matches word boundaries, so that `snake_case` and `5 * 3` stay unchanged. */
const openingMarks = /(?<![\p{L}\p{N}*_\\])(?:\*{1,3}|_{1,3})(?=[^\s*_])/gu;
const closingMarks = /(?<=[^\s*_\\])(?:\*{1,3}|_{1,3})(?![\p{L}\p{N}*_])/gu;
const escapes = /\\([!-/:-@[-`{-~])/g;

/**
 * Matches the text of a link, and the description and caption of a picture. A picture may be inside a link.
 */
const withoutLinks = (text: string): string =>
  text.replace(
    /(!?)\[([^[\]]*)\]\([^\s()]*(?:[ \t]+"([^"\n]*)")?\)/g,
    (_, picture: string, shown: string, title?: string) => (picture && title ? `${shown} ${title}` : shown),
  );

/**
 * Lists the library pictures that a Markdown text names. Text that only looks like a picture counts too,
 * because an extra file in use does no harm.
 */
export function libraryPictures(markdown: string): string[] {
  const found = markdown.matchAll(/\]\(\s*<?(\/assets\/[^\s()<>"']+)/g);
  return [...new Set(Array.from(found, ([, address]) => address!))];
}
