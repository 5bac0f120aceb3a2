import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as reportWords from '#words/reports';
import * as insightsWords from '#words/insights';
import * as words from '#words/analytics';
import { Card } from '../../ui/page/card.tsx';
import { compared } from '../../insights/buckets.ts';
import { metrics, type Metric } from '../../../shared/analytics/metrics.ts';
import { NumberTile } from '../../insights/number-tile.tsx';
import { SeriesChart } from '../../insights/series-chart.tsx';
import { TopReferences } from '../../insights/top-references.tsx';
import type { Cell } from '../../../shared/analytics/csv.ts';
import { Link } from '../../ui/elements/link.tsx';
import { Bar } from '../../insights/bar.tsx';
import { AnalyticsPage, type Reports } from './analytics-screen.tsx';
import { labels } from './labels.ts';

export default function OverviewPage() {
  const [metric, setMetric] = useState<Metric>('views');
  return (
    <AnalyticsPage screen="overview" csv={rowsOf}>
      {({ report, before }) => (
        <div className="flex flex-col gap-6">
          <ul className="grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-5">
            {metrics.map((one) => (
              <li key={one} className="max-md:last:col-span-2">
                <NumberTile
                  metric={one}
                  now={report.totals[one]}
                  before={report.previous[one]}
                  chosen={one === metric}
                  onChoose={() => setMetric(one)}
                />
              </li>
            ))}
          </ul>
          <SeriesChart
            report={report}
            before={before}
            title={insightsWords.metrics[metric].label}
            name={insightsWords.metrics[metric].label}
            valueOf={(counts) => counts[metric]}
          />
          <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
            <Part id="top-references" title={words.topReferences} to="performance">
              <TopReferences rows={report.byReference} count={5} />
            </Part>
            <Part id="top-referrers" title={words.topReferrers} to="traffic">
              <BarList
                rows={report.byReferrer.slice(0, 5).map(({ value, views }) => ({
                  id: value,
                  label: labels.referrer(value),
                  count: views,
                }))}
              />
            </Part>
          </div>
        </div>
      )}
    </AnalyticsPage>
  );
}

function Part({ id, title, to, children }: { id: string; title: string; to: string; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <Card aria-labelledby={id}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-[0.9375rem] font-semibold">
          {title}
        </h2>
        <Link
          to={`/app/analytics/${to}${search}`}
          className="inline-flex min-h-6 items-center text-ink-2 hover:text-ink hover:underline"
        >
          {words.seeAll}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
      {children}
    </Card>
  );
}

function rowsOf({ report, before }: Reports): Cell[][] {
  const names = metrics.map((metric) => insightsWords.metrics[metric].label);
  return [
    [words.from, words.to, ...names, ...(before ? names.map(reportWords.sheetBefore) : [])],
    ...compared(report, before).map((bucket) => [
      bucket.from,
      bucket.to,
      ...metrics.map((metric) => bucket.now[metric]),
      ...(before ? metrics.map((metric) => bucket.before?.[metric]) : []),
    ]),
  ];
}

interface BarListProps {
  rows: readonly { id: string; label: string; count: number }[];
}

function BarList({ rows }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol className="flex flex-col gap-3.5">
      {rows.map(({ id, label, count }) => (
        <li key={id}>
          <p className="mb-1.5 flex items-baseline justify-between gap-4">
            <span className="min-w-0 truncate font-medium" title={label}>
              {label}
            </span>
            <span className="shrink-0 text-ink-2">{reportWords.viewsCounted(count)}</span>
          </p>
          <Bar share={count / most} />
        </li>
      ))}
    </ol>
  );
}
