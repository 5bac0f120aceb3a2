import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { analyticsRoutes, type AnalyticsReport } from '#contract/resources/analytics';
import { limits } from '#contract/rules/limits';
import { useActionContext, type OrganizationCall } from '../lib/active-organization.tsx';
import { recordKeys } from '../lib/records.ts';
import { isEmpty } from '../../shared/analytics/metrics.ts';
import {
  addDays,
  daysBefore,
  granularityOf,
  startOf,
  writePeriod,
  type Period,
} from '../../shared/analytics/period.ts';

const keyOf = (organizationId: string, ...rest: string[]) =>
  [...recordKeys.all(organizationId), 'analytics', ...rest] as const;

/** What was counted in a period. While another one loads, the last one stays. */
export function useReport(period: Period) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: keyOf(organizationId, writePeriod(period).toString()),
    queryFn: ({ signal }) => loadReport(call, period, today(), signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The same of as many days right before, day by day; not asked for while there is nothing in it. */
export function useReportBefore(report: AnalyticsReport | undefined) {
  const { call, organizationId } = useActionContext();
  const days = report && daysBefore(report);
  return useQuery({
    queryKey: keyOf(organizationId, 'before', days?.from ?? '', days?.to ?? ''),
    queryFn: ({ signal }) => call(analyticsRoutes.getAnalytics, { ...days, granularity: 'day' }, { signal }),
    enabled: report !== undefined && !isEmpty(report.previous),
    staleTime: 10 * 60_000,
  });
}

/**
 * "The last 7 days" end today in the organization's time zone, which only the report knows: this browser's day is nearly
 * always the same one, and when it is not, the response says so and the right days are asked for.
 */
export async function loadReport(
  call: OrganizationCall,
  period: Period,
  here: string,
  signal?: AbortSignal,
): Promise<AnalyticsReport> {
  const request = (query: { from: string; to?: string }) => {
    const granularity = granularityOf({ to: here, ...query });
    return call(analyticsRoutes.getAnalytics, { ...query, granularity }, { signal });
  };
  if (!('preset' in period)) return request(period);
  const from = startOf(period.preset, here);
  // A day later there, the longest period must still be allowed.
  const earliest = addDays(here, 2 - limits.analyticsDays);
  const report = await request({ from: from < earliest ? earliest : from });
  const right = startOf(period.preset, report.to);
  return report.from === right ? report : request({ from: right, to: report.to });
}

function today(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}
