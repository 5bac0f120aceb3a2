import type { CardContent } from '#contract/cards/card';
import { formatReferenceDate } from '#contract/reference/date';
import { factNames, type FactName } from '#contract/reference/facts';
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

/** It has the columns that fit on a page. */
export interface Overview extends Table {
  /** The shares of the columns in the width. */
  shares: number[];
}

type Named = Column | FactName;

/** Columns of a page, the most wanted first. Facts tell the time better than the card. */
const wanted: readonly Named[] = ['title', 'customer', 'role', 'contractValue', 'sizes'];
const times: readonly Named[] = ['startedOn', 'endedOn'];
const otherTimes: readonly Named[] = ['start', 'end'];
const others: readonly Named[] = ['cpv', 'type', 'location', 'industry'];
const mostColumns = 8;

/** The whole table, where a fact has a column if some entry tells it, and the table that fits on a page. */
export function tablesOf(
  entries: readonly Pick<Entry, 'card' | 'facts' | 'contact'>[],
  language: string,
): { table: Table; overview: Overview } {
  const words = wordsOf('documents', visitorLanguage(language));
  const ofCards = Object.entries(columns) as [Column, (typeof columns)[Column]][];
  const told = entries.map((entry) => toldIn(entry, language));
  const ofFacts = factNames.filter((name) => told.some((facts) => facts.some((fact) => fact.name === name)));
  const headings = new Map<Named, string>([
    ...ofCards.map(([name]) => [name, words.columns[name]] as const),
    ...ofFacts.map((name) => [name, labelOf(name, language)] as const),
  ]);
  const rows = entries.map(
    ({ card }, at) =>
      new Map<Named, string>([
        ...ofCards.map(([name, valueOf]) => [name, valueOf(card) ?? ''] as const),
        ...told[at]!.map(({ name, value }) => [name, value] as const),
      ]),
  );
  const only = (names: readonly Named[]): Table => ({
    headings: names.map((name) => headings.get(name)!),
    rows: rows.map((row) => names.map((name) => row.get(name) ?? '')),
  });
  const isTold = (name: Named) => rows.some((row) => row.get(name));
  const printed = [...wanted, ...(times.some(isTold) ? times : otherTimes), ...others].filter(isTold);
  const shown = printed.slice(0, mostColumns);
  const { headings: heads, rows: lines } = only(shown);
  // An import reads the month of the whole table, and a person that of the printed one.
  const inWords = (value: string, at: number) =>
    shown[at] === 'end' ? (formatReferenceDate(value) ?? value) : value;
  const overview = {
    headings: [words.number, ...heads],
    rows: lines.map((row, at) => [String(at + 1), ...row.map(inWords)]),
  };
  return { table: only([...headings.keys()]), overview: { ...overview, shares: sharesOf(overview) } };
}

/** Characters for which a column gets more room, and those around it. */
const most = 30;
const around = 4;

const sharesOf = ({ headings, rows }: Table): number[] =>
  headings.map(
    (heading, at) =>
      rows.reduce(
        (longest, row) => Math.min(most, Math.max(longest, row[at]!.length)),
        Math.min(heading.length, most / 3),
      ) + around,
  );

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
