interface Known {
  /** In the language itself. */
  name: string;
  /** A full language has all words; a visitor language has those of public pages and of mails to contacts. */
  words: 'full' | 'visitor';
  /** Names the native speaker who has read all words through. */
  readBy: string | undefined;
}

const known = {
  en: { name: 'English', words: 'full', readBy: undefined },
  fi: { name: 'Suomi', words: 'full', readBy: undefined },
  sv: { name: 'Svenska', words: 'full', readBy: undefined },
  de: { name: 'Deutsch', words: 'visitor', readBy: undefined },
} as const satisfies Record<string, Known>;

export type VisitorLanguage = keyof typeof known;
export type Language = {
  [Code in VisitorLanguage]: (typeof known)[Code]['words'] extends 'full' ? Code : never;
}[VisitorLanguage];

export const visitorLanguages = Object.keys(known) as [VisitorLanguage, ...VisitorLanguage[]];
export const isVisitorLanguage = (code: unknown): code is VisitorLanguage =>
  typeof code === 'string' && Object.hasOwn(known, code);
/** English for a language whose words nobody has written. */
export const visitorLanguage = (code: string | undefined): VisitorLanguage =>
  isVisitorLanguage(code) ? code : 'en';
/** The name of a language in the language itself. */
export const languageName = (code: VisitorLanguage): string => known[code].name;

/** Returns the first visitor language that a browser accepts, in its order of preference. */
export const acceptedLanguage = (header = ''): VisitorLanguage =>
  header
    .split(',')
    .map((range) => range.trim().toLowerCase().split(/[-;]/, 1)[0])
    .find(isVisitorLanguage) ?? 'en';

/** The languages of the workspace. Each is a build of its own; English is the fallback. */
export const languageCodes = visitorLanguages.filter((code) => known[code].words === 'full') as [
  Language,
  ...Language[],
];
export const languages = Object.fromEntries(
  languageCodes.map((code) => [code, known[code].name]),
) as Readonly<Record<Language, string>>;
export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

/** The workspace's document in a language, as a path of the web. */
export const workspacePage = (language: Language) =>
  language === 'en' ? '/app.html' : `/app.${language}.html`;
