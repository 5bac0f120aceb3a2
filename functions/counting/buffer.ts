import * as z from 'zod/mini';
import type { EventBatch, VisitEvent } from '#contract/resources/event';
import { limits } from '#contract/rules/limits';
import { hashOf } from '../shared/data/hash.ts';
import { bufferPartitions, keys } from '../shared/data/keys.ts';
import { storedKey, type Item } from '../shared/data/read.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import { put, update, type Step } from '../shared/data/write.ts';
import type { Labels } from './counters.ts';
import type { Reach } from './reach.ts';

/** Each batch has its own item, so it meets no other; `count-buffered.ts` adds many to the counters at once. */
export const bufferedRow = z.extend(storedKey, {
  day: z.string(),
  newVisitor: z.boolean(),
  /** Rows from before a deployment may lack it. */
  reached: z.optional(z.array(z.enum(['saw', 'read', 'pressed']))),
  source: z.string(),
  /** The referrer is stored as sent; counting decides later which ones get a counter. */
  referrer: z.optional(z.string()),
  country: z.string(),
  device: z.string(),
  /** Maps each event type to reference ids; an empty id is the page itself. */
  seen: z.record(z.string(), z.array(z.string())),
});
export type BufferedBatch = z.output<typeof bufferedRow>;

type Buffered = Omit<Labels, 'referrer'> &
  Pick<EventBatch, 'organizationId' | 'batchId'> & { referrer?: string | undefined; day: string };

export function bufferStep(
  batch: Buffered,
  events: readonly VisitEvent[],
  newVisitor: boolean,
  reached: readonly Reach[] = [],
): Step {
  const { organizationId, batchId, day, source, referrer, country, device } = batch;
  const hash = hashOf('buffered', organizationId, batchId).slice(0, 32);
  const n = Number.parseInt(hash.slice(0, 8), 16) % bufferPartitions;
  const seen: Record<string, string[]> = {};
  for (const { type, referenceId = '' } of events) (seen[type] ??= []).push(referenceId);
  const row = { day, newVisitor, reached, source, referrer, country, device, seen };
  return put(keys.bufferedBatch(organizationId, n, hash), row);
}

export const eventsOf = ({ seen }: Pick<BufferedBatch, 'seen'>): VisitEvent[] =>
  Object.entries(seen).flatMap(([type, ids]) =>
    ids.map((id) => ({ type: type as VisitEvent['type'], ...(id !== '' && { referenceId: id }) })),
  );

/** Above this number (about 3 kB), writing a batch into the day costs more than buffering it. */
const manyCounters = 150;
export const isLarge = (day: Item | undefined): boolean => Object.keys(day ?? {}).length > manyCounters;

const minuteMs = 60_000;
const minuteOf = (now: Date) => Math.floor(now.getTime() / minuteMs);

const busy = new Map<string, number>();
const mostKnown = 10_000;

export const isBusy = (organizationId: string, now: Date): boolean =>
  busy.get(organizationId) === minuteOf(now);

/** The count is scheduled first, for when every call of this minute has ended, so that it misses no batch. */
export async function becomeBusy(table: ScopedTable, organizationId: string, now: Date): Promise<void> {
  const at = new Date((minuteOf(now) + 1) * minuteMs + 2 * limits.callSeconds * 1_000);
  await table.apply(update(keys.scheduled('roll-up', at, organizationId), { set: { organizationId } }, {}));
  if (busy.size > mostKnown) busy.clear();
  busy.set(organizationId, minuteOf(now));
}
