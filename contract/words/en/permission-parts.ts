import type { Channel, Subject } from '../../rules/choices.ts';

interface Part {
  label: string;
  note: string;
  /** Stands in a list within a sentence. */
  phrase: string;
}

const part = (label: string, note: string, phrase: string): Part => ({ label, note, phrase });

/** Lists and days in these texts are formatted for this locale. */
export const locale = 'en-GB';

export const subjects: Readonly<Record<Subject, Part>> = {
  name: part('Name', 'That the company is a customer, by its name', 'name'),
  logo: part('Logo', 'The company’s logo', 'logo'),
  text: part('Text', 'The story and its figures', 'text'),
  quote: part('Quote', 'What somebody there said, word for word', 'quote'),
  images: part('Images', 'Pictures of the work or the company', 'images'),
  person: part('Person', 'Name, role and face of somebody there', 'a named person'),
  value: part('Contract value', 'Amounts and shares, in tenders alone', 'contract value'),
};

export const channels: Readonly<Record<Channel, Part>> = {
  'reference-page': part(
    'Reference page',
    'The public reference page and stories, and search engines',
    'on the reference page',
  ),
  website: part('Websites', 'Cards embedded on other pages', 'on websites'),
  document: part('Documents', 'Presentations, PDFs and brochures', 'in documents'),
  tender: part('Tenders', 'Bids and answers to requests', 'in tenders'),
  social: part('Social media', 'Posts and their pictures', 'on social media'),
  press: part('Press', 'Press releases and articles', 'in the press'),
  'reference-call': part('Reference calls', 'A prospect may call and ask', 'in reference calls'),
};

/** One tender instead of all. */
export const inTender = (name: string) => `in the tender “${name}”`;
