import { languageName } from '../language-name.ts';

export const confirmed = 'Bekräftat av kunden';
export const tags = 'Taggar';
export const moreTags = (count: number) => `+${count} till`;
export const read = 'Läs berättelsen';
export const logoOf = (owner: string) => `Logotyp för ${owner}`;
/** Fields that a card draws with their caption. */
export const captions = {
  outcomes: 'Resultat',
  referenceDate: 'Datum',
  clientIndustry: 'Bransch',
  location: 'Plats',
  environmentType: 'Miljö',
  projectDuration: 'Varaktighet',
} as const;
export const statuses = { Draft: 'Utkast', Published: 'Publicerad', Archived: 'Arkiverad' } as const;
export const writtenIn = (language: string) => `På ${languageName(language, 'sv')}`;
export const translatedFrom = (language: string) => `Översatt från ${languageName(language, 'sv')}`;
