import { languageName } from '../language-name.ts';

export const confirmed = 'Confirmed by the customer';
export const tags = 'Tags';
export const moreTags = (count: number) => `+${count} more`;
export const read = 'Read the story';
export const logoOf = (owner: string) => `${owner} logo`;
/** Fields that a card draws with their caption. */
export const captions = {
  outcomes: 'Outcomes',
  referenceDate: 'Date',
  clientIndustry: 'Industry',
  location: 'Location',
  environmentType: 'Environment',
  projectDuration: 'Duration',
} as const;
export const statuses = { Draft: 'Draft', Published: 'Published', Archived: 'Archived' } as const;
export const writtenIn = (language: string) => `In ${languageName(language, 'en')}`;
export const translatedFrom = (language: string) => `Translated from ${languageName(language, 'en')}`;
