import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { analyticsRoutes, type AnalyticsReport } from '#contract/resources/analytics';
import { limits } from '#contract/rules/limits';
import { useActionContext, type OrganizationCall } from '../lib/organization/active-organization.tsx';
import { recordKeys } from '../lib/organization/records.ts';
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

export function useReport(period: Period) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: keyOf(organizationId, writePeriod(period).toString()),
    queryFn: ({ signal }) => loadReport(call, period, today(), signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

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

/** Single days of a quiet organization are spikes between zeros, so such a report is read again by weeks. */
export async function loadReport(
  call: OrganizationCall,
  period: Period,
  here: string,
  signal?: AbortSignal,
): Promise<AnalyticsReport> {
  const report = await loadDays(call, period, here, signal);
  const { from, to } = report;
  return isQuiet(report)
    ? call(analyticsRoutes.getAnalytics, { from, to, granularity: 'week' }, { signal })
    : report;
}

const fewestWeeks = 2;

function isQuiet({ granularity, series }: AnalyticsReport): boolean {
  const visited = series.filter(({ visitors }) => visitors > 0).length;
  return (
    granularity === 'day' && series.length > fewestWeeks * 7 && visited > 0 && visited < series.length / 2
  );
}

/** Only the report contains the organization's today. If the browser's date differs, a second request follows. */
async function loadDays(
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
  // The organization may be a day ahead, and the longest period must still be within the limit.
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
