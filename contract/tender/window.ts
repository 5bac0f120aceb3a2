import { firstMonth, lastMonth, type FactValues } from '../reference/facts.ts';
import type { Condition } from './condition.ts';
import type { Mark, MarkState } from './mark-states.ts';

type WindowCondition = Extract<Condition, { kind: 'ended' | 'performed' }>;

/** Months counted from the year 0. */
export interface Span {
  from: number;
  to: number;
}

/** Within half a year of the window, a record nearly meets what is asked. */
const nearlyMonths = 6;

const never: Span = { from: -Infinity, to: Infinity };

const spanOf = (date: string): Span => ({ from: countOf(firstMonth(date)), to: countOf(lastMonth(date)) });

/** Ranking counts thousands of months, so this makes no arrays. The date is YYYY-MM. */
const countOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** A window ends with the deadline and counts the whole months at both its ends. */
export function windowOf({ months = 0, since }: WindowCondition, deadline: string): Span {
  const to = spanOf(deadline.slice(0, 7)).to;
  return { from: since === undefined ? to - months : spanOf(since.slice(0, 7)).from, to };
}

/** The month in which the work ended, or may have ended at the latest. */
export const endOf = ({ endedOn, ongoing }: FactValues): number =>
  ongoing ? Infinity : endedOn ? spanOf(endedOn).to : -Infinity;

export function windowMark(condition: WindowCondition, facts: FactValues, deadline: string): Mark {
  const window = windowOf(condition, deadline);
  const { startedOn, endedOn, ongoing } = facts;
  const state = condition.kind === 'ended' ? endedWithin(facts, window) : performedWithin(facts, window);
  return { state, says: [startedOn, ongoing ? '…' : endedOn].filter((one): one is string => Boolean(one)) };
}

function endedWithin({ endedOn, ongoing }: FactValues, window: Span): MarkState {
  if (ongoing) return 'missed';
  if (!endedOn) return 'unknown';
  const end = spanOf(endedOn);
  if (end.from >= window.from && end.to <= window.to) return 'met';
  return outside(end, window);
}

/** Any month of work in the window counts. What is unknown is taken as widely as start and end allow. */
function performedWithin({ startedOn, endedOn, ongoing }: FactValues, window: Span): MarkState {
  const start = startedOn ? spanOf(startedOn) : undefined;
  const end = endedOn ? spanOf(endedOn) : undefined;
  const certainStart = start?.to ?? (ongoing ? -Infinity : (end?.to ?? Infinity));
  const certainEnd = ongoing ? Infinity : (end?.from ?? start?.from ?? -Infinity);
  if (certainStart <= window.to && certainEnd >= window.from) return 'met';
  return outside({ from: start?.from ?? never.from, to: end?.to ?? never.to }, window);
}

function outside(span: Span, window: Span): MarkState {
  const gap = Math.max(window.from - span.to, span.from - window.to);
  if (gap <= 0) return 'unknown';
  return gap <= nearlyMonths ? 'nearly' : 'missed';
}
