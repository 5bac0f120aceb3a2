/** The name of a language in another one, such as `finnois` for fi in fr. */
export const languageName = (code: string, inLanguage: string): string =>
  new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code;

/** The name is written as its own speakers write it at the beginning of a line. */
export function ownName(code: string): string {
  const name = languageName(code, code);
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}
