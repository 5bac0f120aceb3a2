import {
  factEntries,
  typedMonth,
  type FactField,
  type FactName,
  type FactValues,
} from '#contract/reference/facts';
import { isLanguage, type Language } from '#contract/words/languages';
import * as en from '#contract/words/en/facts';
import * as fi from '#contract/words/fi/facts';
import * as sv from '#contract/words/sv/facts';
import type { InWords } from '#contract/words/words-of';

type FactWords = InWords<typeof en>;

const wordsIn: Record<Language, FactWords> = { en, fi, sv };

/** These stay out of documents, because no customer can be asked about values and contacts of one tender yet. */
const untold = new Set<FactField['kind']>(['money', 'percent', 'contact', 'people', 'names', 'text']);

export interface ToldFact {
  name: FactName;
  label: string;
  value: string;
}

const codeOf = (language: string): Language => (isLanguage(language) ? language : 'en');

export const labelOf = (name: FactName, language: string): string => wordsIn[codeOf(language)].labels[name];

/** Returns what a tender tells of a reference, in the order of the European procurement document. German labels are English. */
export function toldFacts(facts: FactValues, language: string): ToldFact[] {
  const code = codeOf(language);
  const words = wordsIn[code];
  return factEntries.flatMap(([name, field]) => {
    const value = facts[name];
    const isTold = field.audience === 'tender' && !untold.has(field.kind) && name !== 'tenderTitle';
    if (!isTold || value === undefined) return [];
    const shown = inWords(name, field.kind, value, words, code);
    const isSecret = (facts.secret as readonly string[] | undefined)?.includes(name);
    return [{ name, label: words.labels[name], value: isSecret ? words.confidential(shown) : shown }];
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
  if (Array.isArray(value)) return value.join(', ');
  if (value === true) return words.yes;
  const typed = String(value);
  if (kind === 'month') return typedMonth(typed);
  return choicesOf(words)[name]?.[typed] ?? typed;
}

const unitIn = (unit: string, { units }: FactWords): string =>
  (units as Partial<Record<string, string>>)[unit] ?? unit;
