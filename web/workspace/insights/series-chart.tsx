import { useMemo, useState, type ReactNode } from 'react';
import type { AnalyticsReport, Counts } from '#contract/resources/analytics';
import * as words from '#words/reports';
import { compared } from './buckets.ts';
import { ChartPanel } from './chart-panel.tsx';
import { pointsOf, summaryOf } from './chart-points.ts';
import { formatCount, formatDays } from '../../shared/format/measures.ts';
import { daysBefore, todayIn } from '../../shared/analytics/period.ts';
import { SeriesTable } from './series-table.tsx';

interface SeriesChartProps {
  report: AnalyticsReport;
  before?: AnalyticsReport | undefined;
  title: ReactNode;
  name: string;
  valueOf: (counts: Counts) => number | undefined;
  kind?: 'count' | 'rate';
  format?: (value: number | undefined) => string;
}

const count = (value: number | undefined) => formatCount(value ?? 0);

export function SeriesChart(props: SeriesChartProps) {
  const { report, before, title, name, valueOf, kind = 'count', format = count } = props;
  const series = useMemo(() => compared(report, before), [report, before]);
  const [openedAt] = useState(() => new Date());
  const today = todayIn(report.timeZone, openedAt);
  const points = pointsOf(series, today, valueOf);
  const label = words.over(name, report.granularity);
  return (
    <ChartPanel
      title={title}
      days={report}
      before={before && daysBefore(report)}
      summary={summaryOf(`${label}, ${formatDays(report)}`, points, format)}
      label={label}
      points={points}
      kind={kind}
      format={format}
      table={
        <SeriesTable
          label={label}
          series={series}
          today={today}
          drawn={{ name, isCount: kind === 'count', value: (counts) => format(valueOf(counts)) }}
        />
      }
    />
  );
}
