import * as reportWords from '#words/reports';
import * as insightsWords from '#words/insights';
import * as words from '#words/analytics';
import { Explained } from '../../ui/overlays/explained.tsx';
import { formatRate } from '../../../shared/format/measures.ts';
import { clickRate, openRate } from '../../../shared/analytics/metrics.ts';
import { SeriesChart } from '../../insights/series-chart.tsx';
import { AnalyticsPage, type Reports } from './analytics-screen.tsx';
import { Breakdown, type BreakdownRow } from './breakdown.tsx';
import type { Cell } from '../../../shared/analytics/csv.ts';
import { Depth } from './depth.tsx';
import { groupsOf, type Grouping } from './groups.ts';

interface GroupProps {
  grouping: Grouping;
  title: string;
  heading: string;
  note?: string;
  atFirst?: number;
}

const tags: GroupProps = {
  grouping: 'tags',
  title: words.tags,
  heading: words.tag,
  note: words.tagsNote,
  atFirst: 12,
};
const types: GroupProps = { grouping: 'types', title: words.types, heading: words.type };
const templates: GroupProps = {
  grouping: 'templates',
  title: words.templates,
  heading: words.template,
};

export default function EngagementPage() {
  return (
    <AnalyticsPage screen="engagement" csv={rowsOf}>
      {(reports) => (
        <div className="flex flex-col gap-6">
          <Depth now={reports.report.totals} before={reports.report.previous} />
          <SeriesChart
            {...reports}
            title={
              <Explained text={reportWords.rates.openRate.definition}>
                {reportWords.rates.openRate.label}
              </Explained>
            }
            name={reportWords.rates.openRate.label}
            kind="rate"
            format={formatRate}
            valueOf={openRate}
          />
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
            <Group {...tags} reports={reports} />
            <div className="grid min-w-0 grid-cols-1 gap-6">
              <Group {...types} reports={reports} />
              <Group {...templates} reports={reports} />
            </div>
          </div>
        </div>
      )}
    </AnalyticsPage>
  );
}

function Group({ grouping, reports, ...group }: GroupProps & { reports: Reports }) {
  return (
    <Breakdown
      {...group}
      rows={rowsBy(reports, grouping)}
      main="opens"
      others={['visible', 'clicks']}
      last="openRate"
    />
  );
}

function rowsBy({ report, before }: Reports, grouping: Grouping): BreakdownRow[] {
  const earlier = before && groupsOf(before.byReference, grouping);
  return [...groupsOf(report.byReference, grouping)].map(([name, now]) => ({
    id: name,
    label: name,
    now,
    ...(earlier && { before: earlier.get(name) ?? {} }),
  }));
}

const counted = ['views', 'visible', 'opens', 'clicks'] as const;

function rowsOf({ report }: Reports): Cell[][] {
  return [
    [
      reportWords.sheetGroup,
      reportWords.sheetValue,
      ...counted.map((metric) => insightsWords.metrics[metric].label),
      reportWords.rates.openRate.label,
      reportWords.rates.clickRate.label,
    ],
    ...[tags, types, templates].flatMap(({ grouping, title }) =>
      [...groupsOf(report.byReference, grouping)].map(([name, counts]) => [
        title,
        name,
        ...counted.map((metric) => counts[metric]),
        openRate(counts),
        clickRate(counts),
      ]),
    ),
  ];
}
