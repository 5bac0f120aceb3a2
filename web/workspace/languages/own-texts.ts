import type { ContentLanguage } from '#contract/rules/content-languages';

/** Texts in other languages are fields of their own, so that two people who translate at once lose nothing. */
export type TextsOf<Name extends string> = Partial<Record<`${ContentLanguage}:${Name}`, string>>;

type Stored<Name extends string> = Readonly<Record<string, Partial<Record<Name, string | undefined>>>>;

export const textsIn = <Name extends string>(
  languages: readonly ContentLanguage[],
  names: readonly Name[],
  stored: Stored<Name> = {},
): TextsOf<Name> =>
  Object.fromEntries(
    languages.flatMap((code) => names.map((name) => [`${code}:${name}`, stored[code]?.[name] ?? ''])),
  ) as TextsOf<Name>;

/** Returns them as a save sends them: `translations` by language, or nothing. */
export function sentTexts<Name extends string>(form: object, names: readonly Name[]) {
  const translations: Partial<Record<ContentLanguage, { [Text in Name]?: string }>> = {};
  for (const [key, value] of Object.entries(form) as [string, string][]) {
    const [code, name] = key.split(':') as [ContentLanguage, Name];
    if (names.includes(name)) translations[code] = { ...translations[code], [name]: value } as never;
  }
  return Object.keys(translations).length > 0 ? { translations } : {};
}

/** The field of a message about `translations.fi.heading`. */
export const fieldOfText = (path: string): string => path.replace(/^translations\.(\w+)\.(\w+)$/, '$1:$2');
