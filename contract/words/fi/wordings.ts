import type { WordingState } from '../../resources/permission.ts';

export const title = 'Tekstit kielittäin';
export const states = {
  allowed: (language: string) => `${language}: asiakas on hyväksynyt tekstin`,
  changed: (language: string) => `${language}: teksti on muuttunut hyväksynnän jälkeen`,
  'not asked': (language: string) => `${language}: asiakas ei ole hyväksynyt tekstiä`,
  waiting: (language: string) => `${language}: asiakkaalta on kysytty, ei vielä vastausta`,
} satisfies Record<WordingState | 'waiting', (language: string) => string>;
export const shown = 'Kävijät näkevät kielen viimeksi hyväksytyn tekstin tai, jos sitä ei ole, alkuperäisen.';
export const asked = (languages: string) => `Kysytään teksteistä näillä kielillä: ${languages}.`;
export const notReady = (languages: string) => `Ei vielä valmis, joten ei kysytä: ${languages}.`;
