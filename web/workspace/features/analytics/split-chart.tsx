import { useState } from 'react';
import type { AnalyticsReport } from '#contract/resources/analytics';
import * as reportWords from '#words/reports';
import * as words from '#words/analytics';
import { bucketsOf, todayIn } from '../../../shared/analytics/period.ts';
import { ChartPanel } from '../../insights/chart-panel.tsx';
import { nameOfBucket } from '../../insights/chart-points.ts';
import { TimeTable } from '../../insights/series-table.tsx';
import { formatCount, formatDays, formatTick } from '../../../shared/format/measures.ts';
import { SelectField } from '../../ui/forms/text-field.tsx';
import { labels } from './labels.ts';

type Dimension = keyof AnalyticsReport['overTime'];

const names: Record<Dimension, string> = {
  source: words.sources,
  device: words.devices,
  referrer: words.referrers,
  country: words.countries,
};
const options = Object.entries(names).map(([value, label]) => ({ value, label }));

export function SplitChart({ report }: { report: AnalyticsReport }) {
  const [by, setBy] = useState<Dimension>('source');
  const [openedAt] = useState(() => new Date());
  const parts = partsOf(report, by);
  const today = todayIn(report.timeZone, openedAt);
  const points = bucketsOf(report).map((bucket, index) => ({
    name: nameOfBucket(bucket, today),
    tick: formatTick(bucket),
    value: undefined,
    parts: parts.map(({ views }) => views[index]!),
  }));
  const label = words.splitLabel(reportWords.splits[by], report.granularity);
  return (
    <ChartPanel
      title={words.splitTitle}
      choice={
        <SelectField
          label={words.splitBy}
          hideLabel
          value={by}
          onChange={(event) => setBy(event.target.value as Dimension)}
          options={options}
          className="w-36"
        />
      }
      days={report}
      summary={`${label}, ${formatDays(report)}. ${parts.map(({ name, views }) => `${name}: ${formatCount(sum(views))}`).join(', ')}.`}
      label={label}
      points={points}
      parts={parts.map(({ name }) => name)}
      kind="count"
      format={(value) => formatCount(value ?? 0)}
      table={
        <TimeTable
          label={label}
          rows={points}
          nameOf={({ name }) => name}
          columns={parts.map(({ name }, index) => ({
            label: name,
            value: (point: (typeof points)[number]) => formatCount(point.parts[index]!),
          }))}
        />
      }
    />
  );
}

interface Part {
  name: string;
  views: readonly number[];
}

export function partsOf({ overTime, series }: AnalyticsReport, by: Dimension): Part[] {
  const named = overTime[by].map(({ value, views }) => ({ name: labels[by](value), views }));
  const rest = series.map(({ views }, index) => views - sum(named.map((part) => part.views[index]!)));
  return rest.some((views) => views > 0) ? [...named, { name: words.splitRest, views: rest }] : named;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
