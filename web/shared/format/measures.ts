import * as words from '#words/insights';
import { language } from '#words/language';
import type { Trend } from '../analytics/metrics.ts';
import { lengthOf, type Bucket, type Days } from '../analytics/period.ts';

const whole = new Intl.NumberFormat(language);
const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
const roundPercent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
const dated = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
const oneDay = dated({ weekday: 'short', day: 'numeric', month: 'short' });
const shortDay = dated({ day: 'numeric', month: 'short' });
const fullDay = dated({ day: 'numeric', month: 'short', year: 'numeric' });
const wholeMonth = dated({ month: 'long', year: 'numeric' });

const at = (day: string) => new Date(`${day}T00:00:00Z`);

export const formatCount = (count: number): string => whole.format(count);
export const formatRate = (rate: number | undefined): string =>
  rate === undefined ? '–' : percent.format(rate);

/** Formats days as "Oct 23 – Nov 21, 2026". */
export const formatDays = ({ from, to }: Days): string => fullDay.formatRange(at(from), at(to));

/** Formats a point of a chart as "Sat, Nov 21", "November 2026" or a range of days. */
export function formatBucket(bucket: Bucket): string {
  const length = lengthOf(bucket);
  if (length === 1) return oneDay.format(at(bucket.from));
  if (length > 7 && !bucket.partial) return wholeMonth.format(at(bucket.from));
  return formatDays(bucket);
}

export const formatTick = (bucket: Bucket): string =>
  lengthOf(bucket) > 7 ? dated({ month: 'short' }).format(at(bucket.from)) : shortDay.format(at(bucket.from));

const most = 9.99;

export function formatChange(trend: Trend & { kind: 'up' | 'down' }): string {
  if (trend.unit === 'count') return formatCount(trend.by);
  return trend.by > most ? words.changeMost : roundPercent.format(trend.by);
}

export function trendInWords(trend: Trend, before: string): string {
  if (trend.kind === 'none') return words.trendNone;
  if (trend.kind === 'same') return words.trendSame(before);
  return (trend.kind === 'up' ? words.trendMore : words.trendFewer)(formatChange(trend), before);
}
