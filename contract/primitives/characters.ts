// Line breaks and tabs are text. Every other control character is an accident or an attack.
const controlCharacters = /[^\P{Cc}\r\n\t]/u;
const lineBreaks = /[\r\n\t]/;

const loneSurrogates = /\p{Cs}/u;
// Spaces, and blanks that Unicode counts as letters, marks or symbols. Controls and surrogates are refused
// instead.
const shown =
  /[^\u{16FE4}\u2800\u{13441}\u{13442}\u{1D159}\p{Z}\p{Cf}\p{Cn}\p{Default_Ignorable_Code_Point}\r\n\t]/u;

export function tidy(text: string): string {
  const trimmed = text.trim();
  return shown.test(trimmed) ? trimmed : '';
}

/** Han, kana and the signs that go with them. Each is as wide as it is high, and a line may end after most of them. */
export const eastAsianCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Cuts a text without splitting a surrogate pair. */
export const cut = (text: string, max: number): string => text.slice(0, max).replace(/\p{Cs}$/u, '');

/** `String.prototype.isWellFormed` is missing in older engines. */
export const isWellFormed = (text: string): boolean => !loneSurrogates.test(text);
export const hasControlCharacters = (text: string): boolean => controlCharacters.test(text);
export const hasLineBreaks = (text: string): boolean => lineBreaks.test(text);

export const colorPattern = /^#[0-9a-fA-F]{6}$/;
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && colorPattern.test(value);
