import type { Counts, Totals } from '#contract/resources/analytics';
import type { EventType, VisitEvent } from '#contract/resources/event';
import { serverLimits } from '#contract/rules/server-limits';
import type { Item } from '../shared/data/read.ts';
import type { Reach } from './reach.ts';

/**
 * The numbers are flat, because DynamoDB adds to those without a read. The names are short, because each write costs
 * the size of the item:
 *
 * - in an item of a day: `v`, `us`, `c/DE/v`, `r/example.com/o` (metric, or dimension, value and metric)
 * - in an item of a reference and month: `05v` (day of the month and metric)
 */
export type Numbers = Record<string, number>;

const codes = { views: 'v', visible: 's', opens: 'o', clicks: 'c', visitors: 'u' } as const;
type Metric = keyof typeof codes;
const metrics = Object.entries(codes) as [Metric, string][];
const reachCodes = { saw: 'us', read: 'ur', pressed: 'up' } as const satisfies Record<Reach, string>;
const codeOf: Record<EventType, string> = {
  view: codes.views,
  visible: codes.visible,
  open: codes.opens,
  click: codes.clicks,
};

export const dimensions = { source: 's', referrer: 'r', country: 'c', device: 'd' } as const;
export type Dimension = keyof typeof dimensions;

/** DynamoDB takes an expression of 4 kB, and a day with many referrers has more counters. */
export const countersPerMove = 150;

export type Labels = Record<Dimension, string>;

export function dayNumbers(
  labels: Labels,
  events: readonly VisitEvent[],
  newVisitor: boolean,
  reached: readonly Reach[] = [],
): Numbers {
  const numbers: Numbers = {};
  const prefixes = [
    '',
    ...(Object.keys(dimensions) as Dimension[]).map((name) => dimensionPrefix(name, labels[name])),
  ];
  const found = [...events.map(({ type }) => codeOf[type]), ...(newVisitor ? [codes.visitors] : [])];
  for (const code of found) for (const at of prefixes) add(numbers, at + code);
  for (const step of reached) add(numbers, reachCodes[step]);
  return numbers;
}

export function referenceNumbers(day: string, events: readonly VisitEvent[]): Map<string, Numbers> {
  const found = new Map<string, Numbers>();
  for (const { type, referenceId } of events) {
    if (referenceId === undefined) continue;
    const numbers = found.get(referenceId) ?? {};
    add(numbers, day.slice(-2) + codeOf[type]);
    found.set(referenceId, numbers);
  }
  return found;
}

const dimensionPrefix = (dimension: Dimension, value: string): string => `${dimensions[dimension]}/${value}/`;

function add(numbers: Numbers, name: string): void {
  numbers[name] = (numbers[name] ?? 0) + 1;
}

const direct = 'direct';
const other = 'other';
export const noReferrers: readonly string[] = [direct, other];

/** Longer host names are not worth their place in the item. */
const hostLength = 64;

/**
 * Callers can invent hosts, so only the first of a day get a counter; concurrent batches may exceed the limit. A website
 * is the same with and without "www.".
 */
export function referrerLabel(sent: string | undefined, today: Item = {}): string {
  if (sent === undefined) return direct;
  const host = sent.replace(/^www\./, '');
  if (host.length > hostLength) return other;
  const known = new Set(
    Object.keys(today)
      .filter((name) => name.startsWith(`${dimensions.referrer}/`))
      .map((name) => name.split('/')[1]),
  );
  return known.has(host) || known.size < serverLimits.referrersPerDay ? host : other;
}

export const noCounts = (): Counts => ({ views: 0, visible: 0, opens: 0, clicks: 0, visitors: 0 });

/** Only counters whose names begin with `before` are added. */
export function addCounts(total: Counts, item: Item, before = ''): Counts {
  for (const [metric, code] of metrics) total[metric] += (item[before + code] as number | undefined) ?? 0;
  return total;
}

export function totalOf(days: readonly Item[]): Totals {
  const total = { ...noCounts(), saw: 0, read: 0, pressed: 0 };
  for (const day of days) {
    addCounts(total, day);
    for (const [step, code] of Object.entries(reachCodes) as [Reach, string][])
      total[step] += (day[code] as number | undefined) ?? 0;
  }
  return total;
}

/** Maps each value of a dimension to the prefix of its counters. */
export function valuesOf(item: Item, dimension: Dimension): Map<string, string> {
  const prefix = `${dimensions[dimension]}/`;
  const names = Object.keys(item).filter((name) => name.startsWith(prefix));
  return new Map(
    names.map((name) => name.split('/')[1]!).map((value) => [value, dimensionPrefix(dimension, value)]),
  );
}
