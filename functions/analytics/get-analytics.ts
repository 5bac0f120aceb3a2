import type { AnalyticsReport, analyticsRoutes } from '#contract/resources/analytics';
import type { Input } from '#contract/primitives/route';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { settingsOf } from '../organization/store.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { dayIn, monthOf } from '../shared/days/days.ts';
import { periodBefore, periodOf, widestPeriodOf } from './period.ts';
import { labelAttributes, reportOf } from './report.ts';

const { dayCounters, reference } = prefixes;

/** The queries grow with the days and references of the period, not with its visits. */
export async function getAnalytics(
  { table, organizationId, now }: MemberContext,
  { granularity, ...requested }: Input<typeof analyticsRoutes.getAnalytics>,
): Promise<AnalyticsReport> {
  const widest = widestPeriodOf(requested, now);
  const pk = partitions.statistics(organizationId);
  const consistent = false;
  const [page, days, references, known] = await Promise.all([
    table.get(keys.publicPage(organizationId)),
    table.all(pk, {
      between: [dayCounters + periodBefore(widest).from, dayCounters + widest.to],
      consistent,
    }),
    // "~" sorts after every id.
    table.all(pk, {
      between: [reference + monthOf(widest.from), `${reference}${monthOf(widest.to)}~`],
      consistent,
    }),
    table.all(partitions.organization(organizationId), {
      prefix: reference,
      only: labelAttributes,
      consistent,
    }),
  ]);
  if (!page) throw new AppError('NOT_FOUND');
  const { timeZone } = settingsOf(page);
  const period = periodOf(requested, dayIn(timeZone, now));
  return { ...reportOf({ days, references, known }, period, granularity), timeZone };
}
