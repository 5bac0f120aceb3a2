import { cardOf } from '#contract/cards/card';
import { typedMonth, type FactTexts, type FactValues, type Money } from '#contract/reference/facts';
import { tellsCustomer, type Named } from '#contract/permission/tells-customer';
import type { Contact } from '#contract/resources/customer';
import type { Subject } from '#contract/rules/choices';
import { visitorLanguage } from '#contract/words/languages';
import * as en from '#contract/words/en/espd';
import * as fi from '#contract/words/fi/espd';
import * as sv from '#contract/words/sv/espd';
import type { InWords } from '#contract/words/words-of';
import type { Candidate } from '../ranking/use-candidates.ts';

type Words = InWords<Pick<typeof en, 'lines' | 'yes' | 'about' | 'vatKinds'>>;
const wordsIn: Partial<Record<string, Words>> = { en, fi, sv };

interface Source extends Pick<Candidate, 'reference'> {
  customer: Named;
  facts: FactValues;
  /** A file of the tender may say these parts. */
  sayable: readonly Subject[];
  contacts: readonly Contact[];
}

/** One line for each field of the ESPD (part IV C) that a file of the tender may fill, in its order. */
export function espdLines(
  { reference, customer, facts, sayable, contacts }: Source,
  tenderLanguage: string | undefined,
): string[] {
  if (!sayable.includes('text')) return [];
  const code = visitorLanguage(tenderLanguage);
  const words = wordsIn[code] ?? en;
  const card = cardOf(reference);
  const translated = facts.translations?.[tenderLanguage ?? ''];
  const inOriginal = { tenderTitle: card.title, tenderText: card.shortDescription, ...facts };
  const texts: FactTexts = translated?.tenderTitle ? translated : inOriginal;
  const isNamed = sayable.includes('name');
  const contact =
    isNamed && sayable.includes('person') ? contacts.find(({ id }) => id === facts.clientContact) : undefined;
  const amount = (money: Money | undefined) =>
    money && sayable.includes('value') ? inWords(money, words, code) : undefined;
  const said: { [Name in keyof Words['lines']]: string | undefined } = {
    description: [texts.tenderTitle, texts.tenderText].filter(Boolean).join('. '),
    contractValue: amount(facts.contractValue),
    ourPart: texts.ourPart,
    ourValue: amount(facts.ourValue),
    period: periodOf(facts),
    recipient: isNamed ? customer.name : card.alias,
    contact: [contact?.name, contact?.jobTitle].filter(Boolean).join(', '),
    email: contact?.email,
    phone: contact?.phone,
    confidential: facts.secret?.length ? words.yes : undefined,
    reliedOn: facts.reliedOn,
  };
  const isSilent = (text: string) => isNamed || !tellsCustomer(text, customer);
  return (Object.keys(said) as (keyof typeof said)[]).flatMap((name) =>
    said[name] && isSilent(said[name]) ? [`${words.lines[name]}: ${said[name].replaceAll(/\s+/g, ' ')}`] : [],
  );
}

function inWords({ amount, currency, vat, about }: Money, words: Words, language: string): string {
  const shown = amount.toLocaleString(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 1 === 0 ? 0 : 2,
  });
  return [about && words.about, shown, vat && `(${words.vatKinds[vat]})`].filter(Boolean).join(' ');
}

function periodOf({ startedOn, endedOn, ongoing }: FactValues): string {
  const [start, end] = [startedOn, ongoing ? undefined : endedOn].map((month) => month && typedMonth(month));
  return [start, (start && ongoing) || (start && end) ? '–' : undefined, end].filter(Boolean).join(' ');
}
