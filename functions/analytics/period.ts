import { limits } from '#contract/rules/limits';
import type { Granularity } from '#contract/resources/analytics';
import { addDays, daysBetween, monthOf, utcDay } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';

/** Both days are included. */
export interface Period {
  from: string;
  to: string;
}

const defaultDays = 30;

const lengthOf = ({ from, to }: Period) => daysBetween(from, to) + 1;

interface PeriodRequest {
  from?: string | undefined;
  to?: string | undefined;
}

export function periodOf({ from, to: until }: PeriodRequest, today: string): Period {
  const to = until ?? today;
  return checked({ from: from ?? addDays(to, 1 - defaultDays), to }, limits.analyticsDays, today);
}

/** The days cover the period and the preceding one in every time zone, so that report and zone are read at once. */
export function widestPeriodOf(requested: PeriodRequest, now: Date): Period {
  const [first, last] = [addDays(utcDay(now), -1), addDays(utcDay(now), 1)];
  const from = requested.from ?? addDays(requested.to ?? first, 1 - defaultDays);
  return checked({ from, to: requested.to ?? last }, limits.analyticsDays + 2, last);
}

function checked(period: Period, most: number, today: string): Period {
  const length = lengthOf(period);
  if (length < 1) refuse('from', 'The period must not end before it begins');
  if (length > most) refuse('from', `The period must have at most ${limits.analyticsDays} days`);
  if (period.to > today) refuse('to', 'The period must not end in the future');
  return period;
}

function refuse(field: keyof Period, message: string): never {
  throw new AppError('VALIDATION_FAILED', message, { fields: { [field]: message } });
}

export function periodBefore(period: Period): Period {
  const length = lengthOf(period);
  return { from: addDays(period.from, -length), to: addDays(period.to, -length) };
}

export const isWithin = (day: string, { from, to }: Period): boolean => from <= day && day <= to;

/** Returns the first day of the bucket of `day`, but none before the period. */
export function bucketOf(day: string, granularity: Granularity, { from }: Period): string {
  const start = firstDay(day, granularity);
  return start < from ? from : start;
}

function firstDay(day: string, granularity: Granularity): string {
  if (granularity === 'month') return `${monthOf(day)}-01`;
  if (granularity === 'day') return day;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

export function bucketsOf(period: Period, granularity: Granularity): string[] {
  const days = Array.from({ length: lengthOf(period) }, (_, n) => addDays(period.from, n));
  return [...new Set(days.map((day) => bucketOf(day, granularity, period)))];
}
