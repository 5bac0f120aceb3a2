import { once } from '#contract/primitives/once';
import type { HasGlyph } from './glyphs.ts';

/** No picture has room for more characters. The limit bounds the time of the layout. */
const longest = 240;
/** The segmenter copies the whole text for each character, so it is cut first, in code units. */
const longestRead = 1_000;
const graphemes = once(() => new Intl.Segmenter('und', { granularity: 'grapheme' }));

/** If most characters have no glyph, no text is returned, because the rest would say something else. */
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
