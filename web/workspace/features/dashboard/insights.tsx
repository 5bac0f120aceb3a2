import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import type { AnalyticsReport } from '#contract/resources/analytics';
import * as words from '#words/dashboard';
import { Card } from '../../ui/page/card.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { compared } from '../../insights/buckets.ts';
import { TimeChart } from '../../insights/time-chart.tsx';
import { pointsOf, summaryOf } from '../../insights/chart-points.ts';
import { formatCount, formatDays } from '../../../shared/format/measures.ts';
import { isEmpty, type Metric } from '../../../shared/analytics/metrics.ts';
import { NoVisits } from '../../insights/no-visits.tsx';
import { NumberTile } from '../../insights/number-tile.tsx';
import { usualPeriod } from '../../../shared/analytics/period.ts';
import { useReport, useReportBefore } from '../../insights/report.ts';
import { TopReferences } from '../../insights/top-references.tsx';
import { Link } from '../../ui/elements/link.tsx';

const shown = ['visitors', 'opens', 'clicks'] as const satisfies Metric[];
const chartHeight = 180;

export function Insights() {
  const report = useReport(usualPeriod);
  const { data, error } = report;
  return (
    <>
      {error ? <QueryError title={words.visitsFailed} query={report} /> : null}
      {data ? <Visits report={data} /> : error ? null : <InsightsSkeleton />}
    </>
  );
}

function Visits({ report }: { report: AnalyticsReport }) {
  if (isEmpty(report.totals) && isEmpty(report.previous)) return <NoVisits title={words.visitsNone} />;
  return <Shown report={report} />;
}

function Shown({ report }: { report: AnalyticsReport }) {
  const before = useReportBefore(report).data;
  return (
    <section aria-labelledby="insights">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="insights" className="text-[0.9375rem] font-semibold">
          {words.visitsTitle}
          <span className="ms-2.5 font-normal text-ink-2">{formatDays(report)}</span>
        </h2>
        <Link
          to="/app/analytics"
          className="inline-flex min-h-6 items-center gap-1 text-ink-2 hover:text-ink hover:underline"
        >
          {words.visitsAll}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <ul className="mb-2 grid grid-cols-3 gap-2 sm:mb-4 sm:gap-4">
        {shown.map((metric) => (
          <li key={metric}>
            <NumberTile metric={metric} now={report.totals[metric]} before={report.previous[metric]} />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-2 sm:gap-4 xl:gap-x-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <VisitorsOverTime report={report} before={before} />
        <Card aria-labelledby="top-references" className="min-w-0 p-4 sm:p-5">
          <div className="mb-4 flex items-baseline justify-between gap-4">
            <h3 id="top-references" className="font-medium">
              {words.visitsTop}
            </h3>
            <Link
              to="/app/analytics/performance"
              className="inline-flex min-h-6 items-center text-ink-2 hover:text-ink hover:underline"
            >
              {words.visitsPerformance}
            </Link>
          </div>
          <TopReferences rows={report.byReference} count={3} />
        </Card>
      </div>
    </section>
  );
}

function VisitorsOverTime({
  report,
  before,
}: {
  report: AnalyticsReport;
  before: AnalyticsReport | undefined;
}) {
  const series = useMemo(() => compared(report, before), [report, before]);
  const points = pointsOf(series, report.to, ({ visitors }) => visitors);
  const format = (value: number | undefined) => formatCount(value ?? 0);
  const title = report.granularity === 'week' ? words.visitorsByWeek : words.visitorsByDay;
  return (
    <Card aria-labelledby="visitors-over-time" className="min-w-0 p-4 sm:p-5">
      <h3 id="visitors-over-time" className="mb-3 font-medium">
        {title}
      </h3>
      <TimeChart
        summary={summaryOf(title, points, format)}
        label={title}
        points={points}
        kind="count"
        format={format}
        height={chartHeight}
      />
    </Card>
  );
}

function InsightsSkeleton() {
  return (
    <Loading label={words.visitsLoading}>
      <Skeleton className="mb-4 h-5 w-64 max-w-full" />
      <div className="mb-2 grid grid-cols-3 gap-2 sm:mb-4 sm:gap-4">
        {shown.map((metric) => (
          <Card key={metric} className="p-3.5 sm:p-4">
            <Skeleton className="mt-1 h-4 w-16" />
            <Skeleton className="mt-3 mb-1 h-7 w-12" />
          </Card>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-2 sm:gap-4 xl:gap-x-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="p-4 sm:p-5">
          <Skeleton className="mb-3 h-5 w-28" />
          <Skeleton className="h-45" />
        </Card>
        <Card className="p-4 sm:p-5">
          <Skeleton className="mb-4 h-5 w-28" />
          <Skeleton className="h-36" />
        </Card>
      </div>
    </Loading>
  );
}
