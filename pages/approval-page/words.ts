import { referenceFields } from '#contract/reference/fields';
import type { WrittenField } from '#contract/reference/field-values';
import { approvalPage as de } from '#contract/words/de/approval-page';
import { approvalPage as en } from '#contract/words/en/approval-page';
import { approvalPage as fi } from '#contract/words/fi/approval-page';
import type { VisitorLanguage } from '#contract/words/languages';
import { approvalPage as sv } from '#contract/words/sv/approval-page';
import { wordsOf } from '#contract/words/words-of';

export const words: Readonly<Record<VisitorLanguage, typeof en>> = { en, fi, sv, de };

/** The English labels are those of the story. */
const fieldLabels: Readonly<Record<Exclude<VisitorLanguage, 'en'>, Record<WrittenField, string>>> = {
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
    alias: 'Nimitys ilman nimeä',
  },
  sv: {
    title: 'Rubrik',
    shortDescription: 'Kort beskrivning',
    longDescription: 'Hela berättelsen',
    outcomes: 'Resultat',
    quote: 'Citat',
    quotePerson: 'Vem som sade det',
    quoteRole: 'Roll',
    referenceType: 'Typ',
    clientIndustry: 'Bransch',
    location: 'Plats',
    environmentType: 'Miljö',
    projectDuration: 'Tid',
    buttonText: 'Knappens text',
    alias: 'Benämning utan namn',
  },
  de: {
    title: 'Titel',
    shortDescription: 'Kurzbeschreibung',
    longDescription: 'Ganzer Bericht',
    outcomes: 'Ergebnisse',
    quote: 'Zitat',
    quotePerson: 'Wer es gesagt hat',
    quoteRole: 'Funktion',
    referenceType: 'Art',
    clientIndustry: 'Branche',
    location: 'Ort',
    environmentType: 'Umgebung',
    projectDuration: 'Dauer',
    buttonText: 'Text der Schaltfläche',
    alias: 'Bezeichnung ohne Namen',
  },
};

export function fieldLabel(name: WrittenField, language: VisitorLanguage): string {
  if (language !== 'en') return fieldLabels[language][name];
  const captions: Partial<Record<WrittenField, string>> = wordsOf('card', 'en').captions;
  return captions[name] ?? referenceFields[name].label;
}
