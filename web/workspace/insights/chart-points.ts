import type { Compared } from './buckets.ts';
import { formatBucket, formatTick } from '../../shared/format/measures.ts';
import { lengthOf, type Bucket } from '../../shared/analytics/period.ts';

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
