import type { AnalyticsReport, Granularity } from '#contract/resources/analytics';
import { limits } from '#contract/rules/limits';

export const presets = ['7d', '30d', '90d', '12m'] as const;
export type Preset = (typeof presets)[number];

/** Both days included, as `2026-03-31`: as text they sort and compare like the days themselves. */
export interface Days {
  from: string;
  to: string;
}

/** What was asked for: so many days up to today, whichever day that is where the organization is, or these days. */
export type Period = { preset: Preset } | Days;

export const usualPeriod: Period = { preset: '30d' };

const dayMs = 24 * 60 * 60 * 1_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number): string =>
  new Date(time(day) + count * dayMs).toISOString().slice(0, 10);

export const lengthOf = ({ from, to }: Days): number => (time(to) - time(from)) / dayMs + 1;

/** The day that it is in a time zone. */
export const todayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

/** As many days, right before. */
export function daysBefore(days: Days): Days {
  const length = lengthOf(days);
  return { from: addDays(days.from, -length), to: addDays(days.to, -length) };
}

/** The first day of a preset that ends on this one. Twelve months begin with a month, so that only the last is unfinished. */
export function startOf(preset: Preset, to: string): string {
  if (preset !== '12m') return addDays(to, 1 - Number.parseInt(preset, 10));
  const start = new Date(time(to));
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - 11);
  return start.toISOString().slice(0, 10);
}

/** As fine as can be read: at most about ninety points. */
export function granularityOf(days: Days): Granularity {
  const length = lengthOf(days);
  return length <= 92 ? 'day' : length <= 184 ? 'week' : 'month';
}

/** What is wrong with the days that somebody chose; undefined when nothing is. `today` is the last that can be. */
export function problemOf({ from, to }: Days, today?: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Choose the first and the last day.';
  if (to < from) return 'The last day must not be before the first.';
  if (today !== undefined && to > today) return 'The last day must not be in the future.';
  if (lengthOf({ from, to }) > limits.analyticsDays) return `Choose at most ${limits.analyticsDays} days.`;
  return undefined;
}

/** Date parsing takes the 30th of February for a day in March; the API counts from the year 2000. */
function isDay(value: string): boolean {
  return /^2\d{3}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time(value)) && addDays(value, 0) === value;
}

/** From the address: `?period=90d` or `?from=2026-01-01&to=2026-03-31`; what makes no sense is the usual period. */
export function readPeriod(address: URLSearchParams): Period {
  const days = { from: address.get('from') ?? '', to: address.get('to') ?? '' };
  if (!problemOf(days)) return days;
  const preset = presets.find((one) => one === address.get('period'));
  return preset ? { preset } : usualPeriod;
}

export const writePeriod = (period: Period): URLSearchParams =>
  new URLSearchParams('preset' in period ? { period: period.preset } : daysOf(period));

/** Without whatever else a report tells. */
const daysOf = ({ from, to }: Days) => ({ from, to });

export interface Bucket extends Days {
  /** Fewer days than its week or month has: the period begins or ends within it. */
  partial: boolean;
}

/** The days that each entry of a report's series stands for. */
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
