import { languageName } from './language-name.ts';

/** In a sentence, such as `Finnish and Swedish`. */
export const languageList = (codes: readonly string[], inLanguage: string): string =>
  new Intl.ListFormat(inLanguage === 'en' ? 'en-GB' : inLanguage).format(
    codes.map((code) => languageName(code, inLanguage)),
  );

/** At the beginning of a line. */
export function languageLine(codes: readonly string[], inLanguage: string): string {
  const text = languageList(codes, inLanguage);
  return text.slice(0, 1).toLocaleUpperCase(inLanguage) + text.slice(1);
}
