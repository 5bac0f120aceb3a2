import type { Answering, TenderPick } from '#contract/tender/pick';
import type { Need } from '#contract/tender/need';
import type { Condition } from '#contract/tender/condition';
import { typedMonth, type Size } from '#contract/reference/facts';
import type { Subject } from '#contract/rules/choices';
import type { Mark } from '#contract/tender/mark-states';
import type { LightReason, Light } from '#contract/tender/light';
import * as factWords from '#words/told-facts';
import { language } from '#words/language';
import * as words from '#words/tenders';
import { dayInWords } from './pieces.tsx';

const monthsOfYear = 12;
export const number = (value: number) => value.toLocaleString(language);
export const money = (amount: number, currency: string) =>
  amount.toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 });

export const unitInWords = (unit: Size['unit']): string =>
  (factWords.units as Partial<Record<string, string>>)[unit] ?? unit;

const named = (names: Readonly<Record<string, string>>, values: readonly string[]): string[] =>
  values.map((value) => names[value] ?? value);

function windowInWords({ months = 0, since }: { months?: number | undefined; since?: string | undefined }) {
  if (since) return words.windows.since(dayInWords(since));
  const years = months / monthsOfYear;
  return Number.isInteger(years) ? words.windows.years(years) : words.windows.months(months);
}

const { sentences } = words;

type ConditionOf<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>;

const sentencesOf: { [Kind in Condition['kind']]: (condition: ConditionOf<Kind>) => string } = {
  ended: (one) => sentences.ended(windowInWords(one)),
  performed: (one) => sentences.performed(windowInWords(one)),
  value: ({ of, least, currency }) => sentences[of](money(least, currency)),
  size: ({ least, unit }) => sentences.size(`${number(least)} ${unitInWords(unit)}`),
  difficulty: ({ least }) => sentences.difficulty(factWords.difficulties[least].toLocaleLowerCase(language)),
  role: ({ any }) => sentences.role(named(factWords.roles, any)),
  workKind: ({ any }) => sentences.workKind(named(factWords.workKinds, any)),
  clientKind: ({ any }) => sentences.clientKind(named(factWords.clientKinds, any)),
  tag: ({ any }) => sentences.tag(any),
  type: ({ any }) => sentences.type(any),
  task: ({ any }) => sentences.task(any),
  cpv: ({ any }) => sentences.cpv(any),
  region: ({ any }) => sentences.region(any),
};

const sentenceOf = (condition: Condition): string =>
  (sentencesOf[condition.kind] as (one: Condition) => string)(condition);

export const conditionInWords = (condition: Condition): string =>
  condition.wish ? words.wished(sentenceOf(condition)) : sentenceOf(condition);

/** The values of kinds that are chosen from a list. */
export const choiceNames: { readonly [Kind in Condition['kind']]?: Readonly<Record<string, string>> } = {
  role: factWords.roles,
  workKind: factWords.workKinds,
  clientKind: factWords.clientKinds,
};

const namesOf = { ...choiceNames, difficulty: factWords.difficulties };

/** Says what the record has to say about a condition. */
export function saysInWords({ kind }: Condition, { says }: Mark): string {
  if (says.length === 0) return words.saysNothing;
  if (kind === 'ended' || kind === 'performed') return words.says(says.map(typedMonth).join(' – '));
  const shown = named((namesOf as typeof choiceNames)[kind] ?? {}, says);
  return words.says(
    shown.map((one) => one.replace(/^\d+(?=\s)/, (digits) => number(Number(digits)))).join(', '),
  );
}

const lists = new Intl.ListFormat(language);

export const partsInWords = (subjects: readonly Subject[]): string =>
  lists.format(subjects.map((subject) => words.parts[subject]));

/** One sentence for each reason, with the parts that have it. */
export function reasonsInWords({ reasons, until }: Pick<Light, 'reasons' | 'until'>): string[] {
  const parts = new Map<LightReason, string[]>();
  for (const { subject, reason } of reasons)
    parts.set(reason, [...(parts.get(reason) ?? []), words.parts[subject]]);
  const found = [...parts].map(([reason, names]) => words.reasons[reason](lists.format(names)));
  return until ? [...found, words.allowedUntil(dayInWords(until))] : found;
}

/** Requirements are named by their place in the tender. */
export const answersInWords = ({ needIds }: Answering, needs: readonly Need[]): string =>
  words.pickAnswers(needs.flatMap(({ id }, at) => (needIds.includes(id) ? [at + 1] : [])));

/** Says shortly what a tender says otherwise of a reference, if anything. */
export function choicesInWords({ own, anonymous, untold = [] }: TenderPick): string | undefined {
  const said = [
    ...(own ? [words.pickOwn] : []),
    ...(anonymous ? [words.pickAnonymous] : []),
    ...(untold.length > 0 ? [words.pickUntold(untold.length)] : []),
  ];
  return said.length > 0 ? words.pickSaid(lists.format(said)) : undefined;
}
