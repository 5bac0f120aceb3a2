import { languageName } from '../language-name.ts';

export const confirmed = 'Asiakkaan vahvistama';
export const tags = 'Tunnisteet';
export const moreTags = (count: number) => `+${count} muuta`;
export const read = 'Lue tarina';
export const logoOf = (owner: string) => `Logo: ${owner}`;
/** Fields that a card draws with their caption. */
export const captions = {
  outcomes: 'Tulokset',
  referenceDate: 'Ajankohta',
  clientIndustry: 'Toimiala',
  location: 'Sijainti',
  environmentType: 'Ympäristö',
  projectDuration: 'Kesto',
} as const;
export const statuses = { Draft: 'Luonnos', Published: 'Julkaistu', Archived: 'Arkistoitu' } as const;
export const writtenIn = (language: string) => `Kieli: ${languageName(language, 'fi')}`;
export const translatedFrom = (language: string) => `Käännös (alkukieli ${languageName(language, 'fi')})`;
