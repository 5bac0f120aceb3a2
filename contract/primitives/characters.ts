// Line breaks and tabs are text; every other control character is an accident or an attack.
const controlCharacters = /[^\P{Cc}\r\n\t]/u;
const lineBreaks = /[\r\n\t]/;

const loneSurrogates = /\p{Cs}/u;
// Spaces, what fonts draw nothing for, and the blanks that Unicode counts as letters, marks or symbols. Controls and surrogates are
// not among them: a text that holds one is refused, not emptied.
const shown =
  /[^\u{16FE4}\u2800\u{13441}\u{13442}\u{1D159}\p{Z}\p{Cf}\p{Cn}\p{Default_Ignorable_Code_Point}\r\n\t]/u;

/** Trimmed; a text in which there is nothing to see is an empty one. */
export function tidy(text: string): string {
  const trimmed = text.trim();
  return shown.test(trimmed) ? trimmed : '';
}

/** The beginning of a text, without half of a pair at its end. */
export const cut = (text: string, max: number): string => text.slice(0, max).replace(/\p{Cs}$/u, '');

/** As `isWellFormed` of newer engines says it. */
export const isWellFormed = (text: string): boolean => !loneSurrogates.test(text);
export const hasControlCharacters = (text: string): boolean => controlCharacters.test(text);
export const hasLineBreaks = (text: string): boolean => lineBreaks.test(text);

/** A color as every screen and record writes it: #rrggbb. */
export const colorPattern = /^#[0-9a-fA-F]{6}$/;
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && colorPattern.test(value);
