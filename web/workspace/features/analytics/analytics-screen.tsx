import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { AnalyticsReport } from '#contract/resources/analytics';
import * as words from '#words/analytics';
import { tabClass } from '../../ui/page/tabs.tsx';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Button } from '../../ui/elements/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { formatDays } from '../../../shared/format/measures.ts';
import { isEmpty } from '../../../shared/analytics/metrics.ts';
import { NoVisits } from '../../insights/no-visits.tsx';
import { daysBefore, readPeriod, writePeriod, type Period } from '../../../shared/analytics/period.ts';
import { useReport, useReportBefore } from '../../insights/report.ts';
import { tableName, type Cell } from '../../../shared/analytics/csv.ts';
import { downloadCsv } from '../../lib/device/download.ts';
import { Link } from '../../ui/elements/link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PeriodPicker } from './period-picker.tsx';

const screens = ['overview', 'performance', 'traffic', 'engagement'] as const;
type Screen = (typeof screens)[number];

export interface Reports {
  report: AnalyticsReport;
  before: AnalyticsReport | undefined;
}

interface AnalyticsPageProps {
  screen: Screen;
  csv: (reports: Reports) => Cell[][];
  children: (reports: Reports) => ReactNode;
}

export function AnalyticsPage({ screen, csv, children }: AnalyticsPageProps) {
  const { title, description } = words.screens[screen];
  useTitle(title);
  const organization = useOrganization();
  const [period, setPeriod] = usePeriod();
  const query = useReport(period);
  const report = query.data;
  const before = useReportBefore(report).data;
  const download = () => {
    if (report)
      downloadCsv(
        tableName('csv', organization.name, screen, report.from, report.to),
        csv({ report, before }),
      );
  };
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            <PeriodPicker period={period} shown={report} onChange={setPeriod} />
            <Button
              icon={<Download aria-hidden />}
              disabled={!report || isEmpty(report.totals)}
              onClick={download}
              className="max-sm:h-11"
            >
              {words.csv}
            </Button>
          </>
        }
      />
      <ScreenLinks current={screen} />
      {/* The numbers below may be those that were last seen, and old. */}
      {query.error ? <QueryError title={words.failed} query={query} /> : null}
      {!report ? (
        query.error ? null : (
          <AnalyticsSkeleton screen={screen} />
        )
      ) : (
        <div
          aria-busy={query.isPlaceholderData || undefined}
          className={clsx('fade-in transition-opacity', query.isPlaceholderData && 'opacity-55')}
        >
          <Shown report={report} />
          {isEmpty(report.totals) ? (
            <NoVisits title={words.noVisits(formatDays(report))} />
          ) : (
            children({ report, before })
          )}
          <p className="mt-6 max-w-3xl text-[0.8125rem] text-pretty text-ink-3">
            {words.zone(report.timeZone)} {words.notCounted}
          </p>
        </div>
      )}
    </>
  );
}

function Shown({ report }: { report: AnalyticsReport }) {
  const before = formatDays(daysBefore(report));
  return (
    <p className="mb-4 text-ink-2">
      <span className="font-medium text-ink">{formatDays(report)}</span>
      {', '}
      {isEmpty(report.previous) ? words.nothingBefore(before) : words.comparedWith(before)}
    </p>
  );
}

function ScreenLinks({ current }: { current: Screen }) {
  const { search } = useLocation();
  return (
    <nav aria-label={words.navigation} className="mb-5 flex gap-1 overflow-x-auto border-b border-line">
      {screens.map((screen) => (
        <Link
          key={screen}
          to={`/app/analytics${screen === 'overview' ? '' : `/${screen}`}${search}`}
          aria-current={screen === current ? 'page' : undefined}
          className={clsx(tabClass(screen === current), 'max-sm:h-11')}
        >
          {words.screens[screen].tab}
        </Link>
      ))}
    </nav>
  );
}

/** Keeps the period in the address, so that a screen can be shared and Back returns to the previous period. */
function usePeriod(): [Period, (period: Period) => void] {
  const [address, setAddress] = useSearchParams();
  return [readPeriod(address), (period) => setAddress(writePeriod(period))];
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

function AnalyticsSkeleton({ screen }: { screen: 'overview' | 'performance' | 'traffic' | 'engagement' }) {
  return (
    <Loading label={words.loading}>
      <Skeleton className="mb-4 h-5 w-80 max-w-full" />
      {screen === 'overview' ? <Tiles count={5} /> : null}
      {screen === 'engagement' ? <Tiles count={4} /> : null}
      {screen === 'performance' ? null : (
        <Card className="mb-6 p-5">
          <Skeleton className="mb-6 h-5 w-40" />
          <Skeleton className="h-60" />
        </Card>
      )}
      {screen === 'performance' ? (
        <Lines />
      ) : (
        <div className="grid gap-6 md:grid-cols-2">
          <Lines />
          <Lines />
        </div>
      )}
    </Loading>
  );
}

function Tiles({ count }: { count: number }) {
  return (
    <div className="mb-6 grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-5">
      {rows.slice(0, count).map((key) => (
        <Card key={key} className="p-4">
          <Skeleton className="mt-1 h-4 w-20" />
          <Skeleton className="mt-3 mb-1 h-7 w-16" />
        </Card>
      ))}
    </div>
  );
}

function Lines() {
  return (
    <Card className="flex flex-col gap-5 p-5">
      {rows.map((key) => (
        <Skeleton key={key} className="h-4" />
      ))}
    </Card>
  );
}
