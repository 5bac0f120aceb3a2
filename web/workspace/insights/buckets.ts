import type { AnalyticsReport, Counts } from '#contract/resources/analytics';
import { bucketsOf, lengthOf, type Bucket } from '../../shared/analytics/period.ts';

export interface Compared extends Bucket {
  now: Counts;
  /** Of as many days at the same place in the period before; absent while that is not known. */
  before?: Counts;
}

export const noCounts = (): Counts => ({ views: 0, visible: 0, opens: 0, clicks: 0, visitors: 0 });

export function addCounts(total: Counts, counts: Partial<Counts>): Counts {
  for (const metric of Object.keys(total) as (keyof Counts)[]) total[metric] += counts[metric] ?? 0;
  return total;
}

/**
 * A report's series beside the one of the period before, day by day from the first: weeks and months of the two do not begin on
 * the same day, so those of the other one are put together from its days.
 */
export function compared(report: AnalyticsReport, before?: AnalyticsReport): Compared[] {
  let passed = 0;
  return bucketsOf(report).map((bucket, index) => {
    const days = before?.series.slice(passed, (passed += lengthOf(bucket)));
    return {
      ...bucket,
      now: report.series[index]!,
      ...(days && { before: days.reduce(addCounts, noCounts()) }),
    };
  });
}
