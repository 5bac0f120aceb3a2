import type { FactName } from '../reference/facts.ts';
import type { Need } from './need.ts';
import { lightColors, type Light } from './light.ts';
import type { Mark, MarkState } from './mark-states.ts';
import { markOf, type FitRecord } from './marks.ts';
import { endOf, windowOf, type Span } from './window.ts';

/** Best first. */
export const fitClasses = ['fits', 'may fit', 'nearly', 'does not fit'] as const;
export type FitClass = (typeof fitClasses)[number];

export interface Ranked {
  referenceId: string;
  fit: FitClass;
  score: number;
  /** In the order of the conditions. */
  marks: Mark[];
  light: Light;
}

export interface Asked {
  need: Pick<Need, 'id' | 'number' | 'conditions'>;
  deadline: string;
  /** How much the words of a reference resemble those of the requirement, from 0 to 1. */
  likeness: ReadonlyMap<string, number>;
}

const weights = { musts: 0.6, wishes: 0.15, words: 0.15, proof: 0.1 };
const worth: Record<MarkState, number> = { met: 1, unknown: 0.5, nearly: 0.25, missed: 0 };

/** The European procurement document asks for these. */
const asked: readonly FactName[] = [
  'tenderText',
  'ourPart',
  'contractValue',
  'ourValue',
  'startedOn',
  'endedOn',
  'role',
  'clientContact',
];

/** Without a window, work of the last five years counts as recent. */
const usualMonths = 60;

/** The same input gives the same list, whatever the order of the records. */
export function rank(question: Asked, records: readonly FitRecord[]): Ranked[] {
  const recent = recentSpan(question);
  return records
    .map((record) => ({ end: endOf(record.facts), ranked: fitOf(question, record, recent) }))
    .toSorted(
      (a, b) =>
        fitClasses.indexOf(a.ranked.fit) - fitClasses.indexOf(b.ranked.fit) ||
        lightColors.indexOf(a.ranked.light.color) - lightColors.indexOf(b.ranked.light.color) ||
        b.ranked.score - a.ranked.score ||
        compare(b.end, a.end) ||
        compare(a.ranked.referenceId, b.ranked.referenceId),
    )
    .map(({ ranked }) => ranked);
}

const compare = <Value extends string | number>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);

function fitOf(question: Asked, record: FitRecord, recent: Span): Ranked {
  const { conditions } = question.need;
  const marks = conditions.map((condition) => markOf(condition, record, question.deadline));
  const states = (wish: boolean) =>
    marks.flatMap(({ state }, index) => (Boolean(conditions[index]!.wish) === wish ? [state] : []));
  const musts = mean(states(false)) ?? 1;
  const wishes = mean(states(true)) ?? musts;
  const score =
    weights.musts * musts +
    weights.wishes * wishes +
    weights.words * (question.likeness.get(record.id) ?? 0) +
    weights.proof * proofOf(record, recent);
  // Hundredths, because sums of the same numbers in another order differ in the last digit.
  return {
    referenceId: record.id,
    fit: classOf(states(false)),
    score: Math.round(score * 10_000) / 100,
    marks,
    light: record.light,
  };
}

const mean = (states: readonly MarkState[]): number | undefined =>
  states.length > 0 ? states.reduce((sum, state) => sum + worth[state], 0) / states.length : undefined;

function classOf(states: readonly MarkState[]): FitClass {
  if (states.includes('missed')) return 'does not fit';
  if (states.includes('nearly')) return 'nearly';
  return states.includes('unknown') ? 'may fit' : 'fits';
}

/** The span in which the buyer counts work, or the usual one. */
function recentSpan({ need, deadline }: Asked): Span {
  const limited = need.conditions.find((one) => one.kind === 'ended' || one.kind === 'performed');
  return windowOf(limited ?? { kind: 'ended', months: usualMonths }, deadline);
}

function proofOf({ facts, light }: FitRecord, { from, to }: Span): number {
  const filled = asked.filter((name) => facts[name] !== undefined || (name === 'endedOn' && facts.ongoing));
  const recent = Math.min(1, Math.max(0, (Math.min(endOf(facts), to) - from) / Math.max(1, to - from)));
  return (0.4 * filled.length) / asked.length + 0.4 * light.confirmed + 0.2 * recent;
}
