import { marshall } from '@aws-sdk/util-dynamodb';
import type { AnalyticsReport } from '#contract/resources/analytics';
import type { EventType, VisitEvent } from '#contract/resources/event';
import { limits } from '#contract/rules/limits';
import { dayNumbers, referenceNumbers, type Numbers } from '#functions/counting/counters';
import { addDays, dayIn, monthOf } from '#functions/shared/days/days';
import { sendEvents } from '#functions/event/send-events';
import { keys } from '#functions/shared/data/keys';
import { idOf } from './organization.ts';
import type { Row } from './table.ts';

export const days = 365;
/** A multiple of 24, the cards of a page. */
export const cards = 192;
/** Kinds of visitors, which differ in referrer, country, device and source. */
const kinds = 20;
const countries = ['DE', 'AT', 'CH', 'FR', 'NL', 'US', 'GB', 'IT', 'ES', 'PL', 'SE', 'DK'];
const types: EventType[] = ['view', 'visible', 'open', 'click'];

/** Number of events in a year in which each kind of visitor comes so often a day and sends a full batch. */
export const eventsOf = (visits: number): number => (days - 1) * kinds * visits * limits.eventsPerBatch;

const labelsOf = (kind: number) => ({
  source: kind % 2 ? 'embed' : 'page',
  referrer: `www.customer-number-${kind}.example`,
  country: countries[kind % countries.length]!,
  device: kind % 2 ? 'mobile' : 'desktop',
});

function eventsOn(page: number): VisitEvent[] {
  const first = (page * limits.cardsPerPage) % cards;
  const some = Array.from({ length: limits.eventsPerBatch - 1 }, (_, n) => ({
    type: types[1 + Math.floor(n / limits.cardsPerPage)]!,
    referenceId: idOf('R', first + (n % limits.cardsPerPage)),
  }));
  return [{ type: 'view' }, ...some];
}

/** The rows that remain after a year until yesterday is counted and rolled up, made by the functions that count a batch. */
export function* countedRows(organizationId: string, visits: number, today: string): Generator<Row> {
  const byMonth = new Map<string, Numbers>();
  for (let back = days - 1; back > 0; back -= 1) {
    const day = addDays(today, -back);
    const numbers: Numbers = {};
    for (let kind = 0; kind < kinds; kind += 1) {
      addTimes(numbers, dayNumbers(labelsOf(kind), eventsOn(kind), true), visits);
      for (const [referenceId, counts] of referenceNumbers(day, eventsOn(kind))) {
        const at = `${monthOf(day)}#${referenceId}`;
        byMonth.set(at, addTimes(byMonth.get(at) ?? {}, counts, visits));
      }
    }
    yield marshall({ ...keys.dayCounters(organizationId, day), ...numbers });
  }
  for (const [at, numbers] of byMonth) {
    const [month, referenceId] = at.split('#') as [string, string];
    yield marshall({ ...keys.referenceCounters(organizationId, month, referenceId), ...numbers });
  }
}

function addTimes(numbers: Numbers, more: Numbers, times: number): Numbers {
  for (const [name, count] of Object.entries(more)) numbers[name] = (numbers[name] ?? 0) + count * times;
  return numbers;
}

let visitors = 0;

/** Sends the events of a new visitor, of the given kind or of the next one. */
export async function visit(organizationId: string, now: Date, of?: number): Promise<void> {
  visitors += 1;
  const kind = of ?? visitors % kinds;
  const { source, referrer, country } = labelsOf(kind);
  const visitor = {
    address: `198.51.${visitors >> 8}.${visitors & 255}`,
    userAgent: `Mozilla/5.0 ${kind % 2 ? 'Mobile' : 'Windows'} ${visitors}`,
    country,
    optedOut: false,
    prefetch: false,
  };
  const batch = {
    organizationId,
    batchId: `bench-${process.pid}-${visitors}`,
    source: source as 'page' | 'embed',
    referrer,
    events: eventsOn(kind),
  };
  await sendEvents({ requestId: 'bench', now, log: () => undefined, visitor }, batch);
}

/** Throws unless the report has every event exactly once. */
export function requireAll({ totals, byReference }: AnalyticsReport, visits: number, sent: number): void {
  const expected = eventsOf(visits) + sent * limits.eventsPerBatch;
  const { views, visible, opens, clicks, visitors: people } = totals;
  const all = views + visible + opens + clicks;
  const ofCards = byReference.reduce((sum, row) => sum + row.visible + row.opens + row.clicks, 0);
  const found = [all, ofCards, people];
  const wanted = [
    expected,
    (expected / limits.eventsPerBatch) * (limits.eventsPerBatch - 1),
    expected / limits.eventsPerBatch,
  ];
  if (found.join() !== wanted.join())
    throw new Error(`The report says ${found.join()}, sent were ${wanted.join()}`);
}

export const todayIn = (now: Date): string => dayIn('UTC', now);
