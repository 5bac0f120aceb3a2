import type { WordingState } from '../../resources/permission.ts';

export const title = 'Texten på varje språk';
export const states = {
  allowed: (language: string) => `${language}: kunden har godkänt texten`,
  changed: (language: string) => `${language}: texten har ändrats efter godkännandet`,
  'not asked': (language: string) => `${language}: kunden har inte godkänt texten`,
  waiting: (language: string) => `${language}: kunden har fått frågan, inget svar än`,
} satisfies Record<WordingState | 'waiting', (language: string) => string>;
export const shown = 'Besökarna ser den text som senast godkändes på språket, annars originalet.';
export const asked = (languages: string) => `Frågan gäller texterna på ${languages}.`;
export const notReady = (languages: string) => `Inte klar, så den är inte med i frågan: ${languages}.`;
