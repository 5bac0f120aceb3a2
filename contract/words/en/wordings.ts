import type { WordingState } from '../../resources/permission.ts';

export const title = 'The text in each language';
export const states = {
  allowed: (language: string) => `${language}: approved by the customer`,
  changed: (language: string) => `${language}: changed since the customer approved it`,
  'not asked': (language: string) => `${language}: not approved by the customer`,
  waiting: (language: string) => `${language}: the customer was asked, no answer yet`,
} satisfies Record<WordingState | 'waiting', (language: string) => string>;
export const shown = 'Visitors see the text that was last approved in that language, or else the original.';
export const asked = (languages: string) => `They see, and answer for, the texts in ${languages}.`;
export const notReady = (languages: string) => `Not ready, so not asked about: ${languages}.`;
