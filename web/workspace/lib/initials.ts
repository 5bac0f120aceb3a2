/** First letters of a full name, at most 2; ? when there is no name. */
export function initials(name: string | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  return words.map(firstLetter).slice(0, 2).join('').toUpperCase() || '?';
}

// By code point, so that a letter outside the basic plane is not cut in half.
const firstLetter = (word: string): string => String.fromCodePoint(word.codePointAt(0)!);
