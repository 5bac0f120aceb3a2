import { referenceFields, type ReferenceField } from '#contract/reference/fields';
import type { WrittenField } from '#contract/reference/field-values';
import type { Contact } from '#contract/resources/customer';
import { en, type Words } from './words-en.ts';
import { fi } from './words-fi.ts';

export type Language = Contact['language'];

export const words: Readonly<Record<Language, Words>> = { en, fi };

/** The English labels are those of the story. */
const fieldLabels: Readonly<Record<Exclude<Language, 'en'>, Record<WrittenField, string>>> = {
  fi: {
    title: 'Otsikko',
    shortDescription: 'Lyhyt kuvaus',
    longDescription: 'Koko tarina',
    outcomes: 'Tulokset',
    quote: 'Lainaus',
    quotePerson: 'Kuka sanoi',
    quoteRole: 'Tehtävä',
    referenceType: 'Tyyppi',
    clientIndustry: 'Toimiala',
    location: 'Sijainti',
    environmentType: 'Ympäristö',
    projectDuration: 'Kesto',
    buttonText: 'Painikkeen teksti',
  },
};

export function fieldLabel(name: WrittenField, language: Language): string {
  if (language !== 'en') return fieldLabels[language][name];
  const { label, caption = label }: ReferenceField = referenceFields[name];
  return caption;
}
