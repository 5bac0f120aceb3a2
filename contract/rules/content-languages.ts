/** The languages in which a story can be written (ISO 639-1). Their names come from `Intl.DisplayNames`. */
export const contentLanguages = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'ga',
  'he',
  'hr',
  'hu',
  'is',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'se',
  'sk',
  'sl',
  'sv',
  'tr',
  'uk',
  'zh',
] as const;

export type ContentLanguage = (typeof contentLanguages)[number];

export const defaultLanguage: ContentLanguage = 'en';

export const isContentLanguage = (code: string): code is ContentLanguage =>
  (contentLanguages as readonly string[]).includes(code);

const rightToLeft = new Set(['ar', 'he']);
/** Undefined for the direction that documents have by themselves. */
export const directionOf = (language: string) => (rightToLeft.has(language) ? 'rtl' : undefined);
