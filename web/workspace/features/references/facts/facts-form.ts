import {
  factEntries,
  factFields,
  factTexts,
  typedMonth,
  type FactName,
  type FactValues,
  type NamesOfKind,
} from '#contract/reference/facts';
import type { ContentLanguage } from '#contract/rules/content-languages';
import { writtenFacts, type Facts } from '#contract/reference/fact-schemas';
import { language } from '#words/language';
import * as words from '#words/facts';
import type { RecordKind } from '../../../record-editor/record-kind.ts';
import { fieldOfText, sentTexts, textsIn, type TextsOf } from '../../../languages/own-texts.ts';
import { readNumber } from '../../../lib/read-number.ts';

/** The form holds what is typed, so numbers and lists of codes are text. */
export interface MoneyInput {
  amount: string;
  currency: string;
  vat: string;
  about: boolean;
}

export interface SizeInput {
  amount: string;
  unit: string;
}

export interface PersonInput {
  name: string;
  task: string;
  months: string;
}

export type MoneyName = NamesOfKind<'money'>;
export type TextName = Exclude<
  FactName,
  MoneyName | 'ongoing' | 'sizes' | 'keyPeople' | 'secret' | 'translations'
>;

export interface FactsForm
  extends Record<TextName, string>, Record<MoneyName, MoneyInput>, TextsOf<(typeof factTexts)[number]> {
  ongoing: boolean;
  sizes: SizeInput[];
  keyPeople: PersonInput[];
  secret: string[];
}

const moneyNames = ['contractValue', 'ourValue'] as const satisfies readonly MoneyName[];

/** Two decimals at most, so that no separator can be taken for another. */
const shown = (value: number | undefined): string =>
  value === undefined ? '' : value.toLocaleString(language, { maximumFractionDigits: 2 });

/** The schema refuses what is no number, and says so of a negative one. */
const numberOf = (typed: string): number =>
  /^[-−]/.test(typed.trim()) ? -1 : (readNumber(typed.trim())?.value ?? Number.NaN);

/** Texts in languages that the organization does not have any more are kept. */
export const languagesIn = ({ translations = {} }: FactValues, offered: readonly string[]) =>
  [...new Set([...offered, ...Object.keys(translations)])] as ContentLanguage[];

export function formOf(values: FactValues, offered: readonly string[] = []): FactsForm {
  const texts = factEntries.flatMap(([name, { kind }]) => {
    const value = values[name];
    if (kind === 'cpv' || kind === 'regions') return [[name, ((value ?? []) as string[]).join(', ')]];
    if (kind === 'percent') return [[name, shown(value as number | undefined)]];
    if (kind === 'month') return [[name, typedMonth((value ?? '') as string)]];
    return ['line', 'text', 'contact', 'choice'].includes(kind) ? [[name, value ?? '']] : [];
  });
  const money = moneyNames.map((name): [MoneyName, MoneyInput] => {
    const { amount, currency = 'EUR', vat = '', about = false } = values[name] ?? {};
    return [name, { amount: shown(amount), currency, vat, about }];
  });
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    ...(Object.fromEntries(money) as Record<MoneyName, MoneyInput>),
    ongoing: values.ongoing ?? false,
    sizes: (values.sizes ?? []).map(({ amount, unit }) => ({ amount: shown(amount), unit })),
    keyPeople: (values.keyPeople ?? []).map(({ months, ...person }) => ({
      ...person,
      months: shown(months),
    })),
    secret: values.secret ?? [],
    ...textsIn(languagesIn(values, offered), factTexts, values.translations),
  };
}

const codesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

/** The schema of the facts decides about the result. */
export function valuesOf({
  contractValue,
  ourValue,
  ourShare,
  sizes,
  keyPeople,
  cpv,
  regions,
  ...rest
}: FactsForm) {
  const money = ({ amount, currency, vat, about }: MoneyInput) =>
    amount.trim()
      ? { amount: numberOf(amount), currency, ...(vat && { vat }), ...(about && { about }) }
      : undefined;
  const inOriginal = Object.entries(rest).filter(([name]) => name in factFields);
  return {
    ...(Object.fromEntries(inOriginal) as Omit<typeof rest, `${string}:${string}`>),
    ...sentTexts(rest, factTexts),
    contractValue: money(contractValue),
    ourValue: money(ourValue),
    ourShare: ourShare.trim() ? numberOf(ourShare.replace('%', '')) : undefined,
    sizes: sizes.flatMap(({ amount, unit }) => (amount.trim() ? { amount: numberOf(amount), unit } : [])),
    keyPeople: keyPeople.flatMap(({ name, task, months }) =>
      name || task || months ? { name, task, ...(months.trim() && { months: numberOf(months) }) } : [],
    ),
    cpv: codesIn(cpv),
    regions: codesIn(regions),
  };
}

const isObject = (item: unknown): item is Record<string, unknown> =>
  typeof item === 'object' && item !== null;

const textOf = (stored: unknown, otherwise = ''): string => (typeof stored === 'string' ? stored : otherwise);

function moneyFrom(stored: unknown): MoneyInput | undefined {
  if (!isObject(stored)) return undefined;
  const { amount, currency, vat, about } = stored;
  return {
    amount: textOf(amount),
    currency: textOf(currency, 'EUR'),
    vat: textOf(vat),
    about: about === true,
  };
}

export const factsDraft = (referenceId: string): string => `facts-${referenceId}`;

export const factsKind = (referenceId: string, offered: readonly string[]): RecordKind<FactsForm, Facts> => ({
  noun: words.noun,
  called: words.called,
  draftName: () => factsDraft(referenceId),
  address: () => `/app/references/${referenceId}/facts`,
  read: ({ values }) => formOf(values, offered),
  readers: {
    contractValue: moneyFrom,
    ourValue: moneyFrom,
    ongoing: (stored) => stored === true,
    sizes: (stored) =>
      Array.isArray(stored)
        ? stored.filter(isObject).map(({ amount, unit }) => ({ amount: textOf(amount), unit: textOf(unit) }))
        : undefined,
    keyPeople: (stored) =>
      Array.isArray(stored)
        ? stored.filter(isObject).map(({ name, task, months }) => ({
            name: textOf(name),
            task: textOf(task),
            months: textOf(months),
          }))
        : undefined,
  },
  check: (form) => {
    const issues = writtenFacts.safeParse(valuesOf(form)).error?.issues ?? [];
    return Object.fromEntries(issues.map(({ path, message }) => [fieldAt(path.join('.')), message]));
  },
  fieldsOf: (messages) =>
    Object.fromEntries(
      Object.entries(messages).flatMap(([path, message]) =>
        path.startsWith('values.') ? [[fieldAt(path.replace('values.', '')), message]] : [],
      ),
    ),
  saveFailed: () => words.saveFailed,
});

/** A text in another language has a field of its own, and a part of any other fact has that of the fact. */
const fieldAt = (path: string): string => fieldOfText(path).replace(/\..*/, '');
