import type { HasGlyph } from './glyphs.ts';

/** More than any picture has room for; it bounds the time that laying out takes. */
const longest = 240;
const letter = /[\p{L}\p{N}]/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A text of a user as it can be drawn, on one line: what has no glyph is left out, and the whole text when that is most of it, because
 * the rest would say something else. Undefined when nothing is left to say.
 */
export function drawable(text: string | undefined, has: HasGlyph): string | undefined {
  const all = [...graphemes.segment((text ?? '').normalize('NFC').replaceAll(/\s+/g, ' '))].map(
    ({ segment }) => segment,
  );
  const kept = all.filter((one) => [...one].every((character) => has(character.codePointAt(0)!)));
  const [wanted, drawn] = [all, kept].map((list) => list.filter((one) => letter.test(one)).length) as [
    number,
    number,
  ];
  if (drawn === 0 || drawn * 2 < wanted) return undefined;
  const line = kept.slice(0, longest).join('').replaceAll(/\s+/g, ' ').trim();
  return kept.length > longest ? `${line}…` : line;
}
