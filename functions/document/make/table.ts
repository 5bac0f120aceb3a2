import type { CardContent } from '#contract/cards/card';
import { factNames } from '#contract/reference/facts';
import { textsOf } from '#contract/reference/field-values';
import { plainText } from '#contract/reference/plain-text';
import { visitorLanguage } from '#contract/words/languages';
import { wordsOf, type Words } from '#contract/words/words-of';
import type { Entry } from '../../publication/read-entries.ts';
import { labelOf, marked, toldFacts, type ToldFact } from '../../publication/tender-facts.ts';

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

/** A fact has a column of its own if some entry tells it. */
export function tableOf(
  entries: readonly Pick<Entry, 'card' | 'facts' | 'contact'>[],
  language: string,
): Table {
  const words = wordsOf('documents', visitorLanguage(language));
  const ofCards = Object.entries(columns) as [Column, (typeof columns)[Column]][];
  const told = entries.map((entry) => toldIn(entry, language));
  const ofFacts = factNames.filter((name) => told.some((facts) => facts.some((fact) => fact.name === name)));
  return {
    headings: [
      ...ofCards.map(([name]) => words.columns[name]),
      ...ofFacts.map((name) => labelOf(name, language)),
    ],
    rows: entries.map(({ card }, at) => [
      ...ofCards.map(([, valueOf]) => valueOf(card) ?? ''),
      ...ofFacts.map((name) => told[at]!.find((fact) => fact.name === name)?.value ?? ''),
    ]),
  };
}

function toldIn(
  { facts = {}, contact }: Pick<Entry, 'facts' | 'contact'>,
  language: string,
): Pick<ToldFact, 'name' | 'value'>[] {
  const { ourPart } = facts;
  const name = 'ourPart';
  return [
    ...(ourPart ? [{ name, value: marked(ourPart, { name, facts, language }) } as const] : []),
    ...toldFacts({ facts, contact }, language),
  ];
}
