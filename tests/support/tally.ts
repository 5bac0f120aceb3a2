import type { AnalyticsReport, Counts } from '#contract/resources/analytics';
import type { EventBatch, EventType } from '#contract/resources/event';
import { newBatchId, type Shown } from './visits.ts';

/** A seeded generator, so that a failure can be repeated. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const metricOf = { view: 'views', visible: 'visible', open: 'opens', click: 'clicks' } as const;
const types = Object.keys(metricOf) as EventType[];

export interface Visit {
  batch: EventBatch;
  visitor: number;
}

/** Makes visits in which nobody repeats an action, because repetitions count once a day. */
export function makeVisits(
  { organizationId, referenceIds }: Shown,
  count: number,
  seed: number,
  visitors = 40,
): Visit[] {
  const random = numbers(seed);
  const done = new Set<string>();
  const eventsOf = (visitor: number): EventBatch['events'] => {
    const events = Array.from({ length: 1 + random(6) }, () => {
      const type = types[random(4)]!;
      const referenceId = referenceIds[random(referenceIds.length)]!;
      return type === 'view' && random(2) === 0 ? { type } : { type, referenceId };
    });
    return events.filter((event) => done.size < done.add(JSON.stringify([visitor, event])).size);
  };
  return Array.from({ length: count }, () => {
    const referrer = ['', 'a.example', 'b.example', 'c.example'][random(4)];
    const source = random(2) === 0 ? ('page' as const) : ('embed' as const);
    let visitor: number;
    let events: EventBatch['events'];
    do {
      visitor = random(visitors);
      events = eventsOf(visitor);
    } while (events.length === 0);
    const batch = { organizationId, batchId: newBatchId(), source, events, ...(referrer && { referrer }) };
    return { batch, visitor };
  });
}

export function tally(visits: readonly Visit[]) {
  const none = () => ({ views: 0, visible: 0, opens: 0, clicks: 0 });
  const groups = new Map<string, ReturnType<typeof none>>();
  for (const { batch } of visits) {
    for (const { type, referenceId } of batch.events) {
      const names = ['total', `source ${batch.source}`, `referrer ${batch.referrer ?? 'direct'}`];
      for (const name of [...names, ...(referenceId ? [`reference ${referenceId}`] : [])]) {
        const group = groups.get(name) ?? none();
        group[metricOf[type]] += 1;
        groups.set(name, group);
      }
    }
  }
  return groups;
}

export function groupsOf(report: AnalyticsReport) {
  const plain = ({ views, visible, opens, clicks }: Omit<Counts, 'visitors'>) => ({
    views,
    visible,
    opens,
    clicks,
  });
  return new Map([
    ['total', plain(report.totals)],
    ...report.bySource.map((row) => [`source ${row.value}`, plain(row)] as const),
    ...report.byReferrer.map((row) => [`referrer ${row.value}`, plain(row)] as const),
    ...report.byReference.map((row) => [`reference ${row.referenceId}`, plain(row)] as const),
  ]);
}

export const sum = (rows: readonly Counts[]): Counts =>
  rows.reduce(
    (total, row) => ({
      views: total.views + row.views,
      visible: total.visible + row.visible,
      opens: total.opens + row.opens,
      clicks: total.clicks + row.clicks,
      visitors: total.visitors + row.visitors,
    }),
    { views: 0, visible: 0, opens: 0, clicks: 0, visitors: 0 },
  );

/** The visits are of one day. */
export function reachedIn(visits: readonly Visit[]) {
  const having = (...wanted: EventType[]) =>
    new Set(
      visits.flatMap(({ batch, visitor }) =>
        batch.events.some(({ type, referenceId }) => referenceId && wanted.includes(type)) ? visitor : [],
      ),
    ).size;
  return { saw: having(...types), read: having('view', 'open'), pressed: having('click') };
}

export function shuffle<Value>(values: readonly Value[], random: (below: number) => number): Value[] {
  return values
    .map((value) => [random(1_000_000), value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);
}

export const sorted = (groups: Map<string, unknown>) =>
  [...groups].toSorted(([a], [b]) => a.localeCompare(b));

export async function inParallel<Value>(
  width: number,
  values: readonly Value[],
  act: (value: Value) => Promise<unknown>,
): Promise<void> {
  const waiting = [...values];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) await act(value);
    }),
  );
}
