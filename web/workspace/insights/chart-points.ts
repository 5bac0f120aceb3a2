import { formatBucket, formatTick } from '../../shared/format/measures.ts';
import { lengthOf, type Bucket } from '../../shared/analytics/period.ts';
import type { Compared } from './buckets.ts';

export interface ChartPoint {
  /** What it stands for, in full and for the axis. */
  name: string;
  tick: string;
  /** Undefined where there is none: a rate of nothing. */
  value: number | undefined;
  before?: number | undefined;
  /** Instead of one value, one for each of the chart's `parts`. */
  parts?: readonly number[];
  /** More may come: it holds today. */
  unfinished?: boolean;
}

/** What a chart shows of a series: a count, or a rate made of counts. */
export function pointsOf(
  series: readonly Compared[],
  today: string,
  valueOf: (counts: Compared['now']) => number | undefined,
): ChartPoint[] {
  return series.map((bucket) => ({
    name: formatBucket(bucket) + partOf(bucket, today),
    tick: formatTick(bucket),
    value: valueOf(bucket.now),
    unfinished: bucket.to === today,
    ...(bucket.before && { before: valueOf(bucket.before) }),
  }));
}

/** Today, and a week or month that the period cuts off, are lower for that alone. */
export function partOf(bucket: Bucket, today: string): string {
  if (bucket.to === today) return ' (so far)';
  const length = lengthOf(bucket);
  return bucket.partial ? ` (${length} ${length === 1 ? 'day' : 'days'})` : '';
}

/**
 * Where an axis from zero is marked: round steps, at most `count` of them, the last at or above `most`. All are multiples of
 * `smallest`, the finest that is written.
 */
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

/** Which of so many points are named under a chart with room for `room` names: the last one, and evenly back from it. */
export function namedPoints(points: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(points / Math.max(1, room)));
  return Array.from({ length: points }, (_, n) => n).filter((n) => (points - 1 - n) % step === 0);
}
