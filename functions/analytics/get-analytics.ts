import type { AnalyticsReport, analyticsRoutes } from '#contract/analytics';
import type { Input } from '#contract/route';
import { partitions, prefixes } from '../data/keys.ts';
import { defaultTimeZone } from '../organization/settings.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { monthOf, periodBefore, periodOf } from './period.ts';
import { reportOf } from './report.ts';

const { dayCounters, reference, sideCounters } = prefixes;

/** Three queries, whose size grows with the days and references of the period and not with what happened in it. */
export async function getAnalytics(
  { table, organizationId, now }: MemberContext,
  { from, to, granularity }: Input<typeof analyticsRoutes.getAnalytics>,
): Promise<AnalyticsReport> {
  const period = periodOf({ from, to }, now);
  const before = periodBefore(period);
  const pk = partitions.statistics(organizationId);
  const consistent = false;
  const [days, references, sides] = await Promise.all([
    table.all(pk, { between: [dayCounters + before.from, dayCounters + period.to], consistent }),
    // "~" comes after every id.
    table.all(pk, {
      between: [reference + monthOf(period.from), `${reference}${monthOf(period.to)}~`],
      consistent,
    }),
    table.all(pk, { prefix: sideCounters, consistent }),
  ]);
  const isDay = ({ sk }: { sk?: unknown }) => (sk as string).includes(dayCounters);
  const counted = {
    days: [...days, ...sides.filter(isDay)],
    references: [...references, ...sides.filter((item) => !isDay(item))],
  };
  return reportOf(counted, period, before, granularity, defaultTimeZone);
}
