// Line breaks and tabs are text; every other control character is an accident or an attack.
const controlCharacters = /[^\P{Cc}\r\n\t]/u;
const lineBreaks = /[\r\n\t]/;

export const hasControlCharacters = (text: string): boolean => controlCharacters.test(text);
export const hasLineBreaks = (text: string): boolean => lineBreaks.test(text);

/** A colour as every screen and record writes it: #rrggbb. */
export const colorPattern = /^#[0-9a-fA-F]{6}$/;
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && colorPattern.test(value);
