import * as z from 'zod/mini';
import type { VisitEvent } from '#contract/resources/event';
import { absent, equals, exists, type Condition } from '../shared/data/expression.ts';
import { bufferPartitions, keys, partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow, type Item } from '../shared/data/read.ts';
import { statisticsScope } from '../shared/data/scope.ts';
import { scopedTable, type ScopedTable } from '../shared/data/scoped-table.ts';
import { put, remove, update } from '../shared/data/write.ts';
import { bufferedRow, eventsOf, type BufferedBatch } from './buffer.ts';
import { countersPerMove, dayNumbers, referenceNumbers, referrerLabel, type Numbers } from './counters.ts';
import { monthOf } from '../shared/days/days.ts';
import { recordSightings } from './sightings.ts';

/** A transaction has a hundred items, one of which is the sum. */
const batchesAtOnce = 95;
const itemsAtOnce = 90;

/** The numbers of these batches have left the buffer but are not in the counters yet. */
const sumRow = z.object({
  version: z.number(),
  counters: z.record(z.string(), z.record(z.string(), z.number())),
});
type Sum = z.output<typeof sumRow>;

/** A batch moves to the sum, and a number to its counter, in one transaction each, so nothing is lost or repeated. */
export async function countBuffered(organizationId: string, now: Date): Promise<number> {
  const table = scopedTable(statisticsScope(organizationId));
  const days = new Map<string, Item>();
  let sum = fromRow(sumRow, await table.get(keys.bufferSum(organizationId)));
  let counted = 0;
  let waiting: BufferedBatch[] = [];
  const takeOut = async () => {
    for (const { day } of waiting) {
      if (!days.has(day)) days.set(day, (await table.get(keys.dayCounters(organizationId, day))) ?? {});
    }
    const { next, seen } = added(organizationId, sum, waiting, days);
    await table.commit([
      ...waiting.map(({ pk, sk }) => remove({ pk, sk }, { pk: exists })),
      put(keys.bufferSum(organizationId), next, unchanged(sum)),
    ]);
    sum = next;
    counted += waiting.length;
    waiting = [];
    // Sightings are not essential; a failed one is written at the next visit.
    for (const one of seen) await recordSightings({ organizationId, ...one }, now).catch(() => undefined);
  };

  for (let n = 0; n < bufferPartitions;) {
    const page = { limit: batchesAtOnce - waiting.length };
    const { items } = await table.page(partitions.buffer(organizationId, n), prefixes.bufferedBatch, page);
    waiting.push(...items.map((item) => fromRow(bufferedRow, item)));
    if (waiting.length === batchesAtOnce) await takeOut();
    else n += 1;
  }
  if (waiting.length > 0) await takeOut();
  while (sum) sum = await moveSome(table, organizationId, sum);
  return counted;
}

const unchanged = (sum: Sum | undefined): Condition =>
  sum ? { version: equals(sum.version) } : { pk: absent };

interface Seen {
  host: string;
  events: readonly VisitEvent[];
  day: string;
}

function added(
  organizationId: string,
  sum: Sum | undefined,
  batches: readonly BufferedBatch[],
  days: ReadonlyMap<string, Item>,
): { next: Sum; seen: Seen[] } {
  const counters = structuredClone(sum?.counters ?? {});
  const seen: Seen[] = [];
  for (const batch of batches) {
    const { day, newVisitor, reached, source, country, device } = batch;
    const events = eventsOf(batch);
    const { sk } = keys.dayCounters(organizationId, day);
    const referrer = referrerLabel(batch.referrer, { ...days.get(day), ...counters[sk] });
    addAll(counters, sk, dayNumbers({ source, referrer, country, device }, events, newVisitor, reached));
    for (const [referenceId, numbers] of referenceNumbers(day, events)) {
      addAll(counters, keys.referenceCounters(organizationId, monthOf(day), referenceId).sk, numbers);
    }
    if (source === 'embed') seen.push({ host: referrer, events, day });
  }
  return { next: { version: (sum?.version ?? 0) + 1, counters }, seen };
}

function addAll(counters: Sum['counters'], sk: string, numbers: Numbers): void {
  const own = (counters[sk] ??= {});
  for (const [name, by] of Object.entries(numbers)) own[name] = (own[name] ?? 0) + by;
}

async function moveSome(table: ScopedTable, organizationId: string, sum: Sum): Promise<Sum | undefined> {
  const left = { ...sum.counters };
  const steps = Object.entries(sum.counters)
    .slice(0, itemsAtOnce)
    .map(([sk, numbers]) => {
      const all = Object.entries(numbers);
      if (all.length > countersPerMove) left[sk] = Object.fromEntries(all.slice(countersPerMove));
      else delete left[sk];
      const add = Object.fromEntries(all.slice(0, countersPerMove));
      return update({ pk: partitions.statistics(organizationId), sk }, { add }, {});
    });
  const isAll = Object.keys(left).length === 0;
  const next = { version: sum.version + 1, counters: left };
  const key = keys.bufferSum(organizationId);
  await table.commit([...steps, isAll ? remove(key, unchanged(sum)) : put(key, next, unchanged(sum))]);
  return isAll ? undefined : next;
}
