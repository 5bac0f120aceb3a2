import type { AnalyticsReport, Granularity } from '#contract/resources/analytics';
import { limits } from '#contract/rules/limits';
import * as words from '#words/insights';

export const presets = ['7d', '30d', '90d', '12m'] as const;
export type Preset = (typeof presets)[number];

/** Both days are included. They have the form `2026-03-31`, which sorts as text. */
export interface Days {
  from: string;
  to: string;
}

/** A preset ends today in the organization's time zone. */
export type Period = { preset: Preset } | Days;

export const usualPeriod: Period = { preset: '30d' };

const dayMs = 24 * 60 * 60 * 1_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number): string =>
  new Date(time(day) + count * dayMs).toISOString().slice(0, 10);

export const lengthOf = ({ from, to }: Days): number => (time(to) - time(from)) / dayMs + 1;

export const todayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

export function daysBefore(days: Days): Days {
  const length = lengthOf(days);
  return { from: addDays(days.from, -length), to: addDays(days.to, -length) };
}

/** Returns the first day. Twelve months begin on the first of a month, so that only the last month is partial. */
export function startOf(preset: Preset, to: string): string {
  if (preset !== '12m') return addDays(to, 1 - Number.parseInt(preset, 10));
  const start = new Date(time(to));
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - 11);
  return start.toISOString().slice(0, 10);
}

/** Keeps charts readable with at most about ninety points. */
export function granularityOf(days: Days): Granularity {
  const length = lengthOf(days);
  return length <= 92 ? 'day' : length <= 184 ? 'week' : 'month';
}

export function problemOf({ from, to }: Days, today?: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return words.periodMissing;
  if (to < from) return words.periodReversed;
  if (today !== undefined && to > today) return words.periodFuture;
  if (lengthOf({ from, to }) > limits.analyticsDays) return words.periodTooLong;
  return undefined;
}

/** Date parsing turns the 30th of February into a day in March. The API accepts years from 2000. */
function isDay(value: string): boolean {
  return /^2\d{3}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time(value)) && addDays(value, 0) === value;
}

/** Reads `?period=90d` or `?from=2026-01-01&to=2026-03-31`; anything else is the usual period. */
export function readPeriod(address: URLSearchParams): Period {
  const days = { from: address.get('from') ?? '', to: address.get('to') ?? '' };
  if (!problemOf(days)) return days;
  const preset = presets.find((one) => one === address.get('period'));
  return preset ? { preset } : usualPeriod;
}

export const writePeriod = (period: Period): URLSearchParams =>
  new URLSearchParams('preset' in period ? { period: period.preset } : daysOf(period));

const daysOf = ({ from, to }: Days) => ({ from, to });

export interface Bucket extends Days {
  /** True if the period begins or ends within this week or month. */
  partial: boolean;
}

export function bucketsOf({ series, to, granularity }: AnalyticsReport): Bucket[] {
  return series.map(({ start }, index) => {
    const next = series[index + 1]?.start;
    const days = { from: start, to: next ? addDays(next, -1) : to };
    return { ...days, partial: lengthOf(days) < fullLength(start, granularity) };
  });
}

function fullLength(day: string, granularity: Granularity): number {
  if (granularity === 'day') return 1;
  if (granularity === 'week') return 7;
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
