import type { CardContent } from '#contract/cards/card';
import { textsOf } from '#contract/reference/field-values';
import { plainText } from '#contract/reference/plain-text';
import { visitorLanguage } from '#contract/words/languages';
import { wordsOf, type Words } from '#contract/words/words-of';

type Column = keyof Words<'documents'>['columns'];

/** An import of tables reads these columns back under the same headings, but for the last three. */
const columns: Record<Column, (card: CardContent) => string | undefined> = {
  title: ({ title }) => title,
  customer: ({ company, alias }) => company ?? alias,
  type: ({ referenceType }) => referenceType,
  industry: ({ clientIndustry }) => clientIndustry,
  location: ({ location }) => location,
  start: ({ projectDuration }) => projectDuration,
  end: ({ referenceDate }) => referenceDate,
  description: ({ shortDescription }) => shortDescription,
  outcomes: ({ outcomes }) => outcomes,
  quote: ({ quote }) => quote,
  quotePerson: ({ quotePerson }) => quotePerson,
  // A tag has no line breaks but may have commas.
  tags: ({ tags }) => tags.join('\n'),
  story: ({ longDescription = '' }) => plainText(longDescription),
  figures: ({ figures }) => textsOf(figures).join('; '),
  environment: ({ environmentType }) => environmentType,
};

export interface Table {
  headings: string[];
  rows: string[][];
}

export function tableOf(cards: readonly CardContent[], language: string): Table {
  const words = wordsOf('documents', visitorLanguage(language));
  const entries = Object.entries(columns) as [Column, (typeof columns)[Column]][];
  return {
    headings: entries.map(([name]) => words.columns[name]),
    rows: cards.map((card) => entries.map(([, valueOf]) => valueOf(card) ?? '')),
  };
}
