import { condition, type Condition } from '#contract/tender/condition';
import { currencies, difficulties, sizeUnits } from '#contract/reference/facts';
import { language } from '#words/language';
import { choiceNames } from '../in-words.ts';
import { readNumber } from '../../../lib/read-number.ts';

export type ConditionKind = Condition['kind'];

/** The kinds in the order of the menu. */
export const conditionKinds = [
  'ended',
  'performed',
  'size',
  'value',
  'workKind',
  'role',
  'clientKind',
  'difficulty',
  'tag',
  'type',
  'task',
  'cpv',
  'region',
] as const satisfies readonly ConditionKind[];

/** The form holds what is typed. A condition uses the fields of its kind. */
export interface ConditionForm {
  kind: ConditionKind;
  wish: boolean;
  start: 'years' | 'since';
  years: string;
  since: string;
  of: 'contract' | 'ours';
  amount: string;
  currency: string;
  unit: string;
  difficulty: string;
  chosen: string[];
  typed: string;
}

export const emptyCondition: ConditionForm = {
  kind: 'ended',
  wish: false,
  start: 'years',
  years: '5',
  since: '',
  of: 'contract',
  amount: '',
  currency: currencies[0],
  unit: sizeUnits[0],
  difficulty: difficulties[1],
  chosen: [],
  typed: '',
};

const shown = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 2 });
const hasStart = (one: Condition): one is Extract<Condition, { kind: 'ended' | 'performed' }> =>
  one.kind === 'ended' || one.kind === 'performed';

const monthsOfYear = 12;

export function formOf(stored: Condition): ConditionForm {
  const form = { ...emptyCondition, kind: stored.kind, wish: stored.wish ?? false };
  if (hasStart(stored))
    return stored.since
      ? { ...form, start: 'since', since: stored.since }
      : { ...form, years: shown((stored.months ?? 0) / monthsOfYear) };
  if (stored.kind === 'value')
    return { ...form, of: stored.of, amount: shown(stored.least), currency: stored.currency };
  if (stored.kind === 'size') return { ...form, amount: shown(stored.least), unit: stored.unit };
  if (stored.kind === 'difficulty') return { ...form, difficulty: stored.least };
  return choiceNames[stored.kind]
    ? { ...form, chosen: [...stored.any] }
    : { ...form, typed: stored.any.join(', ') };
}

const numberOf = (typed: string): number => readNumber(typed.trim())?.value ?? Number.NaN;

const sentOf: Record<ConditionKind, (form: ConditionForm) => object> = {
  ended: startOf,
  performed: startOf,
  value: ({ of, amount, currency }) => ({ of, least: numberOf(amount), currency }),
  size: ({ amount, unit }) => ({ least: numberOf(amount), unit }),
  difficulty: ({ difficulty }) => ({ least: difficulty }),
  role: chosenOf,
  workKind: chosenOf,
  clientKind: chosenOf,
  tag: typedOf,
  type: typedOf,
  task: typedOf,
  cpv: typedOf,
  region: typedOf,
};

function startOf({ start, years, since }: ConditionForm) {
  return start === 'since' ? { since } : { months: Math.round(numberOf(years) * monthsOfYear) };
}
function chosenOf({ chosen }: ConditionForm) {
  return { any: chosen };
}
function typedOf({ typed }: ConditionForm) {
  return {
    any: typed
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  };
}

/** The schema decides about the result. */
export function readCondition(form: ConditionForm): { read?: Condition; error?: string } {
  const { data, error } = condition.safeParse({
    kind: form.kind,
    ...(form.wish && { wish: true }),
    ...sentOf[form.kind](form),
  });
  return data ? { read: data } : { error: error?.issues[0]?.message ?? '' };
}
