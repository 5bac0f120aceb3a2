import { languageName } from '../language-name.ts';

export const confirmed = 'Vom Kunden bestätigt';
export const tags = 'Schlagwörter';
export const moreTags = (count: number) => `+${count} weitere`;
export const read = 'Bericht lesen';
export const logoOf = (owner: string) => `Logo von ${owner}`;
/** Fields that a card draws with their caption. */
export const captions = {
  outcomes: 'Ergebnisse',
  referenceDate: 'Datum',
  clientIndustry: 'Branche',
  location: 'Ort',
  environmentType: 'Umgebung',
  projectDuration: 'Dauer',
} as const;
export const statuses = { Draft: 'Entwurf', Published: 'Veröffentlicht', Archived: 'Archiviert' } as const;
export const writtenIn = (language: string) => `Auf ${languageName(language, 'de')}`;
export const translatedFrom = (language: string) => `Übersetzt (Original: ${languageName(language, 'de')})`;
