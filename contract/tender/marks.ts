import { difficulties, type FactValues, type KeyPerson, type Size } from '../reference/facts.ts';
import type { Condition } from './condition.ts';
import type { Light } from './light.ts';
import type { Mark, MarkState } from './mark-states.ts';
import { windowMark } from './window.ts';

/** Ranking reads this of one reference. */
export interface FitRecord {
  id: string;
  tags: readonly string[];
  type?: string | undefined;
  /** The languages in which its text is ready, its own first. */
  languages: readonly string[];
  facts: FactValues;
  checkedAt?: string | undefined;
  light: Light;
}

type Judged = Pick<FitRecord, 'tags' | 'type' | 'facts'>;

/** Within a tenth of a number, a record nearly meets what is asked. */
const nearlyShare = 0.9;

type ConditionOf<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>;
type Judge<Kind extends Condition['kind']> = (
  condition: ConditionOf<Kind>,
  record: Judged,
  deadline: string,
) => Mark;

const judges: { [Kind in Condition['kind']]: Judge<Kind> } = {
  ended: (condition, { facts }, deadline) => windowMark(condition, facts, deadline),
  performed: (condition, { facts }, deadline) => windowMark(condition, facts, deadline),
  value: (condition, { facts }) => valueMark(condition, facts),
  size: (condition, { facts }) => sizeMark(condition, facts.sizes ?? []),
  difficulty: ({ least }, { facts }) =>
    choiceMark(difficulties.slice(difficulties.indexOf(least)), [facts.difficulty]),
  role: ({ any }, { facts }) => choiceMark(any, [facts.role]),
  workKind: ({ any }, { facts }) => choiceMark(any, [facts.workKind]),
  clientKind: ({ any }, { facts }) => choiceMark(any, [facts.clientKind]),
  type: ({ any }, { type }) => choiceMark(any, [type]),
  tag: ({ any }, { tags }) => choiceMark(any, tags),
  task: ({ any }, { facts }) => taskMark(any, facts.keyPeople ?? []),
  cpv: ({ any }, { facts }) => codeMark(any, facts.cpv ?? [], cpvStem),
  region: ({ any }, { facts }) => codeMark(any, facts.regions ?? [], (code) => code),
};

export const markOf = (condition: Condition, record: Judged, deadline: string): Mark =>
  (judges[condition.kind] as Judge<Condition['kind']>)(condition, record, deadline);

function atLeast(amount: number | undefined, least: number): MarkState {
  if (amount === undefined) return 'unknown';
  if (amount >= least) return 'met';
  return amount >= least * nearlyShare ? 'nearly' : 'missed';
}

/** Currencies are not converted, because nobody knows at which day's rate a buyer does. */
function valueMark({ of, least, currency }: ConditionOf<'value'>, facts: FactValues): Mark {
  const money = of === 'ours' ? facts.ourValue : facts.contractValue;
  const amount = money?.currency === currency ? money.amount : undefined;
  return { state: atLeast(amount, least), says: money ? [`${money.amount} ${money.currency}`] : [] };
}

/** Units of one measure, in its smallest one. Gross and usable areas are measures of their own. */
const sameMeasure: Partial<Record<Size['unit'], { base: Size['unit']; times: number }>> = {
  km: { base: 'm', times: 1_000 },
  ha: { base: 'm²', times: 10_000 },
  MW: { base: 'kW', times: 1_000 },
};

const inBase = ({ amount, unit }: Size): Size => {
  const { base = unit, times = 1 } = sameMeasure[unit] ?? {};
  return { amount: amount * times, unit: base };
};

function sizeMark({ least, unit }: ConditionOf<'size'>, sizes: readonly Size[]): Mark {
  const asked = inBase({ amount: least, unit });
  const amounts = sizes.map(inBase).flatMap((size) => (size.unit === asked.unit ? [size.amount] : []));
  const says = sizes.map(({ amount, unit: own }) => `${amount} ${own}`);
  return { state: atLeast(amounts.length > 0 ? Math.max(...amounts) : undefined, asked.amount), says };
}

const same = (text: string) => text.trim().toLowerCase();

function choiceMark(any: readonly string[], has: readonly (string | undefined)[]): Mark {
  const says = has.filter((one): one is string => Boolean(one));
  const asked = new Set(any.map(same));
  if (says.length === 0) return { state: 'unknown', says };
  return { state: says.some((one) => asked.has(same(one))) ? 'met' : 'missed', says };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Words differ by their endings in Finnish and Swedish. A short one has to be the same. */
const shortWord = 6;
const endingLength = 4;
const isAlike = (asked: string, own: string): boolean =>
  asked.length > shortWord
    ? own.startsWith(asked.slice(0, Math.max(shortWord, asked.length - endingLength)))
    : own === asked;

/** One person's task has to have all the words that are asked. */
function taskMark(any: readonly string[], people: readonly KeyPerson[]): Mark {
  const says = people.map(({ name, task }) => `${name} (${task})`);
  if (people.length === 0) return { state: 'unknown', says };
  const has = (asked: readonly string[]) =>
    asked.length > 0 &&
    people.some(({ task }) => {
      const own = wordsOf(task);
      return asked.every((word) => own.some((one) => isAlike(word, one)));
    });
  return { state: any.map(wordsOf).some(has) ? 'met' : 'missed', says };
}

/** Trailing zeros of a CPV code stand for everything below it; a division has two digits. */
const cpvStem = (code: string): string => code.replace(/0+$/, '').padEnd(2, '0');

/** A code covers those that begin with it. A record with a wider code may or may not be meant. */
function codeMark(any: readonly string[], has: readonly string[], stem: (code: string) => string): Mark {
  const pairs = any.flatMap((asked) => has.map((own) => [stem(asked), stem(own)] as const));
  if (pairs.some(([asked, own]) => own.startsWith(asked))) return { state: 'met', says: has };
  const isWider = has.length === 0 || pairs.some(([asked, own]) => asked.startsWith(own));
  return { state: isWider ? 'unknown' : 'missed', says: has };
}
