import type { AnalyticsReport, Counts } from '#contract/resources/analytics';
import { bucketsOf, lengthOf, type Bucket } from '../../shared/analytics/period.ts';

export interface Compared extends Bucket {
  now: Counts;
  before?: Counts;
}

export const noCounts = (): Counts => ({ views: 0, visible: 0, opens: 0, clicks: 0, visitors: 0 });

export function addCounts(total: Counts, counts: Partial<Counts>): Counts {
  for (const metric of Object.keys(total) as (keyof Counts)[]) total[metric] += counts[metric] ?? 0;
  return total;
}

/** Weeks and months of the two periods begin on different days, so the previous ones are summed up from days. */
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
