import type { Compared } from './buckets.ts';
import { formatBucket, formatTick } from './format.ts';
import { lengthOf, type Days } from './period.ts';

export interface ChartPoint {
  /** What it stands for, in full and for the axis. */
  name: string;
  tick: string;
  /** Undefined where there is none: a rate of nothing. */
  value: number | undefined;
  before?: number | undefined;
}

/** What a chart shows of a series: a count, or a rate made of counts. */
export function pointsOf(
  series: readonly Compared[],
  valueOf: (counts: Compared['now']) => number | undefined,
): ChartPoint[] {
  return series.map((bucket) => ({
    name: formatBucket(bucket) + partOf(bucket),
    tick: formatTick(bucket),
    value: valueOf(bucket.now),
    ...(bucket.before && { before: valueOf(bucket.before) }),
  }));
}

/** A week or month that the period cuts off is lower for that alone. */
export function partOf(bucket: Days & { partial: boolean }): string {
  const length = lengthOf(bucket);
  return bucket.partial ? ` (${length} ${length === 1 ? 'day' : 'days'})` : '';
}
