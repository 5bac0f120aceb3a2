import type { Channel, Subject } from '../../rules/choices.ts';

interface Part {
  label: string;
  note: string;
  /** Stands in a list within a sentence. */
  phrase: string;
}

const part = (label: string, note: string, phrase: string): Part => ({ label, note, phrase });

/** Lists and days in these texts are formatted for this locale. */
export const locale = 'sv';

export const subjects: Readonly<Record<Subject, Part>> = {
  name: part('Namn', 'Att företaget är kund, med sitt namn', 'namn'),
  logo: part('Logotyp', 'Företagets logotyp', 'logotyp'),
  text: part('Text', 'Berättelsen och dess siffror', 'text'),
  quote: part('Citat', 'Vad någon där har sagt, ordagrant', 'citat'),
  images: part('Bilder', 'Bilder på arbetet eller företaget', 'bilder'),
  person: part('Person', 'Namn, roll och ansikte på någon där', 'en namngiven person'),
  value: part('Kontraktsvärde', 'Belopp och andelar, bara i anbud', 'kontraktsvärde'),
};

export const channels: Readonly<Record<Channel, Part>> = {
  'reference-page': part(
    'Referenssida',
    'Den offentliga referenssidan med berättelser, och sökmotorer',
    'på referenssidan',
  ),
  website: part('Webbplatser', 'Kort som är inbäddade på andra sidor', 'på webbplatser'),
  document: part('Dokument', 'Presentationer, PDF-filer och broschyrer', 'i dokument'),
  tender: part('Anbud', 'Anbud och svar på förfrågningar', 'i anbud'),
  social: part('Sociala medier', 'Inlägg och deras bilder', 'i sociala medier'),
  press: part('Press', 'Pressmeddelanden och artiklar', 'i pressen'),
  'reference-call': part('Referenssamtal', 'En möjlig kund får ringa och fråga', 'i referenssamtal'),
};

/** One tender instead of all. */
export const inTender = (name: string) => `i anbudet ”${name}”`;
