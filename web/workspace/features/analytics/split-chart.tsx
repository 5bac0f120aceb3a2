import { useState } from 'react';
import type { AnalyticsReport } from '#contract/analytics';
import { bucketsOf, todayIn } from '../../../shared/analytics/period.ts';
import { ChartPanel } from '../../insights/chart-panel.tsx';
import { partOf, type ChartPoint } from '../../insights/chart-points.ts';
import { formatBucket, formatCount, formatDays, formatTick } from '../../../shared/format/measures.ts';
import { SelectField } from '../../ui/text-field.tsx';
import { labels } from './labels.ts';
import { texts } from './texts.ts';

type Dimension = keyof AnalyticsReport['overTime'];

const words = texts.split;
const names: Record<Dimension, string> = {
  source: texts.sources,
  device: texts.devices,
  referrer: texts.referrers,
  country: texts.countries,
};
const options = Object.entries(names).map(([value, label]) => ({ value, label }));

/** Views over time, told apart by where they came from or what with: a line for each of the first values, one for the rest. */
export function SplitChart({ report }: { report: AnalyticsReport }) {
  const [by, setBy] = useState<Dimension>('source');
  const [openedAt] = useState(() => new Date());
  const parts = partsOf(report, by);
  const today = todayIn(report.timeZone, openedAt);
  const points = bucketsOf(report).map((bucket, index) => ({
    name: formatBucket(bucket) + partOf(bucket, today),
    tick: formatTick(bucket),
    value: undefined,
    parts: parts.map(({ views }) => views[index]!),
  }));
  const label = words.label(names[by].toLowerCase(), report.granularity);
  return (
    <ChartPanel
      title={words.title}
      choice={
        <SelectField
          label={words.by}
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
      table={<PartsTable label={label} parts={parts} points={points} />}
    />
  );
}

interface Part {
  name: string;
  views: readonly number[];
}

/** Those that the report tells apart, and all others as one, if there are any. */
export function partsOf({ overTime, series }: AnalyticsReport, by: Dimension): Part[] {
  const named = overTime[by].map(({ value, views }) => ({ name: labels[by](value), views }));
  const rest = series.map(({ views }, index) => views - sum(named.map((part) => part.views[index]!)));
  return rest.some((views) => views > 0) ? [...named, { name: words.rest, views: rest }] : named;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface PartsTableProps {
  label: string;
  parts: readonly Part[];
  points: readonly ChartPoint[];
}

function PartsTable({ label, parts, points }: PartsTableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="relative -mx-1 max-h-96 overflow-auto px-1">
      <table className="w-full text-right">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 z-10 bg-surface text-[0.8125rem] text-ink-2">
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              {words.when}
            </th>
            {parts.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {points.map((point, index) => (
            <tr key={point.name}>
              <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                {point.name}
              </th>
              {parts.map(({ name, views }) => (
                <td key={name} className="px-3 py-2">
                  {formatCount(views[index]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
