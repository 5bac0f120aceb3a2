import type { AnalyticsReport } from '#contract/resources/analytics';
import * as reportWords from '#words/reports';
import * as insightsWords from '#words/insights';
import * as words from '#words/analytics';
import { Explained } from '../../ui/overlays/explained.tsx';
import { metrics } from '../../../shared/analytics/metrics.ts';
import { SeriesChart } from '../../insights/series-chart.tsx';
import { AnalyticsPage, type Reports } from './analytics-screen.tsx';
import { Breakdown, type BreakdownRow } from './breakdown.tsx';
import type { Cell } from '../../../shared/analytics/csv.ts';
import { labels } from './labels.ts';
import { SplitChart } from './split-chart.tsx';

const dimensions = [
  { key: 'byReferrer', title: words.referrers, heading: words.referrer, labelOf: labels.referrer },
  { key: 'byCountry', title: words.countries, heading: words.country, labelOf: labels.country },
  { key: 'bySource', title: words.sources, heading: words.source, labelOf: labels.source },
  { key: 'byDevice', title: words.devices, heading: words.device, labelOf: labels.device },
] as const satisfies {
  key: keyof AnalyticsReport;
  title: string;
  heading: string;
  labelOf: (value: string) => string;
}[];

export default function TrafficPage() {
  return (
    <AnalyticsPage screen="traffic" csv={rowsOf}>
      {(reports) => (
        <div className="flex flex-col gap-6">
          <VisitorsChart {...reports} />
          <SplitChart report={reports.report} />
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
            {dimensions.map((dimension) => (
              <Breakdown
                key={dimension.key}
                title={dimension.title}
                heading={dimension.heading}
                rows={breakdownOf(reports, dimension)}
                main="views"
                others={['visitors', 'opens']}
              />
            ))}
          </div>
        </div>
      )}
    </AnalyticsPage>
  );
}

function VisitorsChart({ report, before }: Reports) {
  const { label, definition } = insightsWords.metrics.visitors;
  return (
    <SeriesChart
      report={report}
      before={before}
      title={<Explained text={definition}>{label}</Explained>}
      name={label}
      valueOf={({ visitors }) => visitors}
    />
  );
}

function breakdownOf(
  { report, before }: Reports,
  { key, labelOf }: (typeof dimensions)[number],
): BreakdownRow[] {
  const earlier = new Map(before?.[key].map((row) => [row.value, row]));
  return report[key].map((row) => ({
    id: row.value,
    label: labelOf(row.value),
    now: row,
    ...(before && { before: earlier.get(row.value) ?? {} }),
  }));
}

function rowsOf({ report }: Reports): Cell[][] {
  const names = metrics.map((metric) => insightsWords.metrics[metric].label);
  return [
    [reportWords.sheetBreakdown, reportWords.sheetValue, ...names],
    ...dimensions.flatMap(({ key, title, labelOf }) =>
      report[key].map((row) => [title, labelOf(row.value), ...metrics.map((metric) => row[metric])]),
    ),
  ];
}
