import { once } from '#contract/primitives/once';
import type { HasGlyph } from './glyphs.ts';

/** More than any picture has room for, in characters as people see them; it bounds the time that laying out takes. */
const longest = 240;
/** Cut before that, in code units: the segmenter copies the whole text for each character. */
const longestRead = 1_000;
const graphemes = once(() => new Intl.Segmenter('und', { granularity: 'grapheme' }));

/**
 * A text of a user as it can be drawn, on one line: what has no glyph is left out, and the whole text when that is most of it, because
 * the rest would say something else. Undefined when nothing is left to say.
 */
export function drawable(text: string | undefined, has: HasGlyph): string | undefined {
  const all = [
    ...graphemes().segment((text ?? '').slice(0, longestRead).normalize('NFC').replaceAll(/\s+/g, ' ')),
  ].map(({ segment }) => segment);
  const drawn = all.filter((one) => Array.from(one).every((character) => has(character.codePointAt(0)!)));
  if (!drawn.some((one) => /[\p{L}\p{N}]/u.test(one)) || lettersIn(drawn) * 2 < lettersIn(all))
    return undefined;
  const line = drawn.slice(0, longest).join('').replaceAll(/\s+/g, ' ').trim();
  return drawn.length > longest ? `${line}…` : line;
}

const lettersIn = (text: readonly string[]) => text.filter((one) => /\p{L}/u.test(one)).length;
