import { limits } from '#contract/limits';
import type { Granularity } from '#contract/analytics';
import { AppError } from '../http/failure.ts';

/** Days as `2026-03-31`, in UTC: as text they sort and compare like the days themselves. */
export interface Period {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const defaultDays = 30;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const monthOf = (day: string): string => day.slice(0, 7);

const time = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: string, count: number): string => dayOf(new Date(time(day) + count * dayMs));
const lengthOf = ({ from, to }: Period) => (time(to) - time(from)) / dayMs + 1;

/** What was asked for, with what was left out filled in. */
export function periodOf(asked: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  const to = asked.to ?? dayOf(now);
  const period = { from: asked.from ?? addDays(to, 1 - defaultDays), to };
  const length = lengthOf(period);
  if (length < 1) refuse('The period must not end before it begins');
  if (length > limits.analyticsDays) refuse(`The period must have at most ${limits.analyticsDays} days`);
  return period;
}

function refuse(message: string): never {
  throw new AppError('VALIDATION_FAILED', message, { fields: { from: message } });
}

/** As many days, right before. */
export function periodBefore(period: Period): Period {
  const length = lengthOf(period);
  return { from: addDays(period.from, -length), to: addDays(period.to, -length) };
}

export const isWithin = (day: string, { from, to }: Period): boolean => from <= day && day <= to;

/** The first day, within the period, of the day, week or month that a day belongs to. */
export function bucketOf(day: string, granularity: Granularity, { from }: Period): string {
  const start = firstDay(day, granularity);
  return start < from ? from : start;
}

function firstDay(day: string, granularity: Granularity): string {
  if (granularity === 'month') return `${monthOf(day)}-01`;
  if (granularity === 'day') return day;
  const sinceMonday = (new Date(time(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** All of a period, those in which nothing happened included. */
export function bucketsOf(period: Period, granularity: Granularity): string[] {
  const days = Array.from({ length: lengthOf(period) }, (_, n) => addDays(period.from, n));
  return [...new Set(days.map((day) => bucketOf(day, granularity, period)))];
}
