import { formatReferenceDate } from '#contract/reference/date';
import { plainText } from '#contract/reference/plain-text';
import type { FactName, Money } from '#contract/reference/facts';
import {
  factOf,
  isOfDocument,
  placeholderNames,
  type DocumentPlaceholder,
  type PlaceholderName,
} from '#contract/form/placeholders';
import { visitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';
import type { Filling, Value } from './filling.ts';
import type { ForTender } from '../for-tender.ts';
import type { Chapter, Manuscript } from '../manuscript.ts';
import type { Entry } from '../../../publication/read-entries.ts';
import { labelOf, marked, toldFacts } from '../../../publication/tender-facts.ts';

/** What a form may say: the same entries, facts and pictures as every other document of the channel. */
export function fillingOf(manuscript: Manuscript, entries: readonly Entry[], forTender: ForTender): Filling {
  const { language, firm, madeAt, proof } = manuscript;
  const { day } = wordsOf('story', visitorLanguage(language));
  const ofDocument: Record<DocumentPlaceholder, Value> = {
    organization: firm,
    tender: forTender.title,
    tenderNumber: forTender.number,
    buyer: forTender.buyer,
    proof: proof?.address,
    proofCode: proof?.code,
    today: day(madeAt.toISOString()),
  };
  const ofEntries = entries.map((entry, at) => valuesOf(entry, manuscript.entries[at]!, at + 1, language));
  return {
    references: entries.length,
    valueOf: (name, reference) => (isOfDocument(name) ? ofDocument[name] : ofEntries[reference]?.[name]),
    numberOf: numbersOf(entries),
  };
}

function numbersOf(entries: readonly Entry[]): Filling['numberOf'] {
  const moneyOf = (name: PlaceholderName, { facts }: Entry): Money | undefined =>
    name === 'value' ? facts?.contractValue : name === 'ourValue' ? facts?.ourValue : undefined;
  return (name, reference) => {
    if (name === 'number') return reference + 1;
    const money = moneyOf(name, entries[reference]!);
    const currencies = new Set(entries.flatMap((entry) => moneyOf(name, entry)?.currency ?? []));
    const isSecret = entries[reference]!.facts?.secret?.some((one) => one === factOf(name));
    // A number would not tell the rest, and numbers of several currencies make no sum.
    const losesWords = money?.about || money?.vat === 'included' || isSecret || currencies.size > 1;
    return losesWords ? undefined : money?.amount;
  };
}

type Values = Partial<Record<PlaceholderName, Value>>;

function valuesOf(
  { card, facts = {}, contact }: Entry,
  chapter: Chapter,
  number: number,
  language: string,
): Values {
  const told = new Map(toldFacts({ facts, contact }, language).map(({ name, value }) => [name, value]));
  const fact = (name: FactName) => told.get(name);
  const about = (name: FactName, text: string | undefined) => text && marked(text, { name, facts, language });
  const ended = fact('endedOn') ?? (told.has('ongoing') ? labelOf('ongoing', language) : undefined);
  const end = ended ?? (formatReferenceDate(card.referenceDate) || undefined);
  const start = fact('startedOn');
  const own: Values = {
    number: String(number),
    title: card.title,
    customer: card.company ?? card.alias,
    description: card.shortDescription,
    ourPart: about('ourPart', facts.ourPart),
    contactName: about('clientContact', contact?.name),
    contactPhone: about('clientContact', contact?.phone),
    contactEmail: about('clientContact', contact?.email),
    end,
    period: start && ended ? `${start} – ${ended}` : card.projectDuration,
    type: card.referenceType,
    industry: card.clientIndustry,
    location: card.location,
    outcomes: card.outcomes,
    story: plainText(card.longDescription ?? ''),
    quote: card.quote,
    quotePerson: card.quotePerson,
    picture: chapter.picture,
    logo: chapter.logo,
  };
  const values = placeholderNames.map((name) => {
    const ofFact = factOf(name);
    return [name, (Object.hasOwn(own, name) ? own[name] : ofFact && fact(ofFact)) || undefined];
  });
  return Object.fromEntries(values) as Values;
}
