import type { Language } from '../languages.ts';

/** The language of these words, for `Intl` and the document. */
export const language: Language = 'en';
