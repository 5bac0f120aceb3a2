import * as z from 'zod/mini';
import {
  valuesOverTime,
  type AnalyticsReport,
  type Counts,
  type Granularity,
} from '#contract/resources/analytics';
import { fromRow, type Item } from '../shared/data/read.ts';
import { referenceRow } from '../reference/store.ts';
import { addCounts, noCounts, totalOf, valuesOf, type Dimension } from '../counting/counters.ts';
import { bucketOf, bucketsOf, isWithin, periodBefore, type Period } from './period.ts';

export const labelAttributes = ['id', 'name', 'templateId', 'tags', 'attributes.referenceType'];

/** Holds the counters of a period and of the one before it, in any order. Other days are ignored. */
export interface Counted {
  days: readonly Item[];
  references: readonly Item[];
  known: readonly Item[];
}

const shownValues = 100;

export function reportOf(
  { days, references, known }: Counted,
  period: Period,
  granularity: Granularity,
): Omit<AnalyticsReport, 'timeZone'> {
  const before = periodBefore(period);
  const inPeriod = days.filter((item) => isWithin(lastPart(item), period));
  const previous = days.filter((item) => isWithin(lastPart(item), before));
  const by = (dimension: Dimension) => breakdown(inPeriod, dimension);
  const [bySource, byReferrer, byCountry, byDevice] = [
    by('source'),
    by('referrer'),
    by('country'),
    by('device'),
  ];
  const over = (dimension: Dimension, rows: readonly Row[]) =>
    rows
      .slice(0, valuesOverTime)
      .map(({ value }) => ({ value, views: viewsOverTime(inPeriod, dimension, value, period, granularity) }));
  return {
    ...period,
    granularity,
    totals: totalOf(inPeriod),
    previous: totalOf(previous),
    series: series(inPeriod, period, granularity),
    byReference: byReference(references, known, period),
    bySource,
    byReferrer,
    byCountry,
    byDevice,
    overTime: {
      source: over('source', bySource),
      referrer: over('referrer', byReferrer),
      country: over('country', byCountry),
      device: over('device', byDevice),
    },
  };
}

function series(days: readonly Item[], period: Period, granularity: Granularity): AnalyticsReport['series'] {
  const totals = new Map(bucketsOf(period, granularity).map((start) => [start, noCounts()]));
  for (const item of days) addCounts(totals.get(bucketOf(lastPart(item), granularity, period))!, item);
  return [...totals].map(([start, counts]) => ({ start, ...counts }));
}

function viewsOverTime(
  days: readonly Item[],
  dimension: Dimension,
  value: string,
  period: Period,
  granularity: Granularity,
): number[] {
  const views = new Map(bucketsOf(period, granularity).map((start) => [start, 0]));
  for (const item of days) {
    const start = bucketOf(lastPart(item), granularity, period);
    const name = valuesOf(item, dimension).get(value);
    if (name) views.set(start, views.get(start)! + addCounts(noCounts(), item, name).views);
  }
  return [...views.values()];
}

function breakdown(days: readonly Item[], dimension: Dimension): AnalyticsReport['bySource'] {
  const totals = new Map<string, Counts>();
  for (const item of days) {
    for (const [value, name] of valuesOf(item, dimension)) {
      totals.set(value, addCounts(totals.get(value) ?? noCounts(), item, name));
    }
  }
  const rows = [...totals].map(([value, counts]) => ({ value, ...counts })).toSorted(mostFirst);
  return rows.length > shownValues ? withRest(rows) : rows;
}

type Row = AnalyticsReport['bySource'][number];

function withRest(rows: Row[]): Row[] {
  const isRest = (row: Row, index: number) => row.value === 'other' || index >= shownValues;
  const rest = { value: 'other', ...noCounts() };
  for (const row of rows.filter(isRest)) {
    for (const metric of Object.keys(noCounts()) as (keyof Counts)[]) rest[metric] += row[metric];
  }
  return [...rows.filter((row, index) => !isRest(row, index)), rest];
}

const daysOfMonth = Array.from({ length: 31 }, (_, n) => String(n + 1).padStart(2, '0'));

function byReference(
  items: readonly Item[],
  known: readonly Item[],
  period: Period,
): AnalyticsReport['byReference'] {
  const labels = new Map(known.map((item) => [item.id, labelOf(item)]));
  const totals = new Map<string, Counts>();
  for (const item of items) {
    const [month, referenceId] = (item.sk as string).split('#').slice(1) as [string, string];
    const total = totals.get(referenceId) ?? noCounts();
    for (const day of daysOfMonth) if (isWithin(`${month}-${day}`, period)) addCounts(total, item, day);
    totals.set(referenceId, total);
  }
  return [...totals]
    .map(([referenceId, { visitors: _none, ...counts }]) => ({
      referenceId,
      ...labels.get(referenceId),
      ...counts,
    }))
    .filter((row) => row.views + row.visible + row.opens + row.clicks > 0)
    .toSorted(mostFirst);
}

/** A projection leaves out `attributes` if the reference has no type. */
const labelRow = z.extend(z.pick(referenceRow, { name: true, templateId: true, tags: true }), {
  attributes: z.optional(z.pick(referenceRow.shape.attributes, { referenceType: true })),
});

function labelOf(item: Item) {
  const { name, templateId, tags, attributes } = fromRow(labelRow, item);
  return { name, templateId, tags, referenceType: attributes?.referenceType };
}

/** Cards are ranked by opens before impressions; pages only have views. */
const mostFirst = (
  a: { views: number; opens: number; visible: number },
  b: { views: number; opens: number; visible: number },
) => b.views - a.views || b.opens - a.opens || b.visible - a.visible;

const lastPart = (item: Item) => (item.sk as string).split('#').at(-1)!;
