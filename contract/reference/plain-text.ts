/** Patterns instead of a parser, because lists search hundreds of texts on each keystroke. */
export function plainText(markdown: string): string {
  return withoutLinks(withoutLinks(markdown))
    .replace(blockMarks, '')
    .replace(openingMarks, '')
    .replace(closingMarks, '')
    .replace(escapes, '$1');
}

const blockMarks = /^(?:[ \t]*(?:[-+*>]|#{1,6}|\d{1,9}[.)])(?=\s))+[ \t]*/gm;
/** Word boundaries keep `snake_case` and `5 * 3` unchanged. */
const openingMarks = /(?<![\p{L}\p{N}*_\\])(?:\*{1,3}|_{1,3})(?=[^\s*_])/gu;
const closingMarks = /(?<=[^\s*_\\])(?:\*{1,3}|_{1,3})(?![\p{L}\p{N}*_])/gu;
const escapes = /\\([!-/:-@[-`{-~])/g;

/** A picture may be inside a link. */
const withoutLinks = (text: string): string =>
  text.replace(
    /(!?)\[([^[\]]*)\]\([^\s()]*(?:[ \t]+"([^"\n]*)")?\)/g,
    (_, picture: string, shown: string, title?: string) => (picture && title ? `${shown} ${title}` : shown),
  );

/** Text that only looks like a picture counts too: an extra file in use does no harm. */
export function libraryPictures(markdown: string): string[] {
  const found = markdown.matchAll(/\]\(\s*<?(\/assets\/[^\s()<>"']+)/g);
  return [...new Set(Array.from(found, ([, address]) => address!))];
}
