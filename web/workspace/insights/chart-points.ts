import * as words from '#words/insights';
import { formatBucket, formatTick } from '../../shared/format/measures.ts';
import { lengthOf, type Bucket } from '../../shared/analytics/period.ts';
import type { Compared } from './buckets.ts';

export interface ChartPoint {
  name: string;
  tick: string;
  /** Undefined if there is no value, such as a rate of zero views. */
  value: number | undefined;
  before?: number | undefined;
  /** Replaces `value` if the chart has `parts`: one number for each. */
  parts?: readonly number[];
  unfinished?: boolean;
}

export function pointsOf(
  series: readonly Compared[],
  today: string,
  valueOf: (counts: Compared['now']) => number | undefined,
): ChartPoint[] {
  return series.map((bucket) => ({
    name: nameOfBucket(bucket, today),
    tick: formatTick(bucket),
    value: valueOf(bucket.now),
    unfinished: bucket.to === today,
    ...(bucket.before && { before: valueOf(bucket.before) }),
  }));
}

export function nameOfBucket(bucket: Bucket, today: string): string {
  const name = formatBucket(bucket);
  if (bucket.to === today) return words.soFar(name);
  return bucket.partial ? words.partly(name, lengthOf(bucket)) : name;
}

export function summaryOf(
  label: string,
  points: readonly ChartPoint[],
  format: (value: number | undefined) => string,
): string {
  const best = points.reduce((most, point) => ((point.value ?? -1) > (most.value ?? -1) ? point : most));
  return best.value ? words.summaryHighest(label, format(best.value), best.name) : words.summary(label);
}

/** Returns the marks of an axis from zero: at most `count` round steps, the last at or above `most`, all multiples of `smallest`. */
export function ticksUpTo(most: number, count: number, smallest = 1): number[] {
  const rough = Math.max(most / count, smallest);
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const step = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * power)
    .find((size) => size >= rough * (1 - 1e-9) && isWhole(size / smallest))!;
  const steps = Math.max(1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: steps + 1 }, (_, n) => n * step);
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;

/** Chooses which points get a label on an axis with room for `room` labels: the last one, and evenly back from it. */
export function namedPoints(points: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(points / Math.max(1, room)));
  return Array.from({ length: points }, (_, n) => n).filter((n) => (points - 1 - n) % step === 0);
}
