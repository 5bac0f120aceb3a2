import {
  factEntries,
  isChosenFact,
  typedMonth,
  type FactField,
  type FactName,
  type FactValues,
  type KeyPerson,
  type Money,
} from '#contract/reference/facts';
import type { ToldInTender } from '#contract/resources/approval';
import { visitorLanguage, type VisitorLanguage as Language } from '#contract/words/languages';
import * as de from '#contract/words/de/told-facts';
import * as en from '#contract/words/en/told-facts';
import * as fi from '#contract/words/fi/told-facts';
import * as sv from '#contract/words/sv/told-facts';
import type { InWords } from '#contract/words/words-of';

type FactWords = InWords<typeof en>;

const wordsIn: Record<Language, FactWords> = { en, fi, sv, de };

/** Texts stand beside the other facts, and a contact is told by name. */
const untold = new Set<FactField['kind']>(['contact', 'names', 'text', 'translations']);

export interface ToldFact {
  name: FactName;
  label: string;
  value: string;
  isSecret: boolean;
}

export const labelOf = (name: FactName, language: string): string =>
  wordsIn[visitorLanguage(language)].labels[name];

const isSecret = (name: FactName, { secret }: FactValues): boolean =>
  (secret as readonly string[] | undefined)?.includes(name) ?? false;

/** Says with the words about a fact that it is a business secret, if it is one. */
export const marked = (
  text: string,
  { name, facts, language }: { name: FactName; facts: FactValues; language: string },
): string => (isSecret(name, facts) ? wordsIn[visitorLanguage(language)].confidential(text) : text);

/** Returns what a tender tells of a reference, in the order of the European procurement document. */
export function toldFacts({ facts, contact }: ToldInTender, language: string): ToldFact[] {
  const code = visitorLanguage(language);
  const words = wordsIn[code];
  return factEntries.flatMap(([name, field]) => {
    const value = facts[name];
    const isTellable = field.audience === 'tender' || isChosenFact(name);
    const isTold = isTellable && !untold.has(field.kind) && name !== 'tenderTitle';
    const told = (text: string): ToldFact => ({
      name,
      label: words.labels[name],
      value: marked(text, { name, facts, language }),
      isSecret: isSecret(name, facts),
    });
    if (name === 'clientContact' && contact) return [told(contactInWords(contact))];
    if (!isTold || value === undefined) return [];
    return [told(inWords(name, field.kind, value, words, code))];
  });
}

const choicesOf = (words: FactWords): Partial<Record<FactName, Readonly<Record<string, string>>>> => ({
  role: words.roles,
  workKind: words.workKinds,
  difficulty: words.difficulties,
  clientKind: words.clientKinds,
});

function inWords(
  name: FactName,
  kind: FactField['kind'],
  value: unknown,
  words: FactWords,
  language: Language,
): string {
  if (kind === 'sizes')
    return (value as NonNullable<FactValues['sizes']>)
      .map(({ amount, unit }) => `${amount.toLocaleString(language)} ${unitIn(unit, words)}`)
      .join(', ');
  if (kind === 'people') return (value as KeyPerson[]).map((one) => personInWords(one, words)).join('; ');
  if (kind === 'money') return moneyInWords(value as Money, words, language);
  if (Array.isArray(value)) return value.join(', ');
  if (value === true) return words.yes;
  const typed = String(value);
  if (kind === 'month') return typedMonth(typed);
  return choicesOf(words)[name]?.[typed] ?? typed;
}

const personInWords = ({ name, task, months }: KeyPerson, words: FactWords): string =>
  [name, task, months !== undefined && words.months(months)].filter(Boolean).join(', ');

const contactInWords = ({ name, jobTitle, phone, email }: NonNullable<ToldInTender['contact']>): string =>
  [name, jobTitle, phone, email].filter(Boolean).join(', ');

function moneyInWords({ amount, currency, vat, about }: Money, words: FactWords, language: Language): string {
  const shown = amount.toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 2 });
  const exact = amount % 1 === 0 ? shown.replace(/[.,]00(?!\d)/, '') : shown;
  const inBrackets = vat && words.vatKinds[vat].replace(/^./u, (first) => first.toLocaleLowerCase(language));
  return [about && words.about, exact, inBrackets && `(${inBrackets})`].filter(Boolean).join(' ');
}

const unitIn = (unit: string, { units }: FactWords): string =>
  (units as Partial<Record<string, string>>)[unit] ?? unit;
