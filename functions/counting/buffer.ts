import * as z from 'zod/mini';
import type { EventBatch, VisitEvent } from '#contract/resources/event';
import { limits } from '#contract/rules/limits';
import { hashOf } from '../shared/data/hash.ts';
import { bufferPartitions, keys } from '../shared/data/keys.ts';
import { storedKey, type Item } from '../shared/data/read.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import { put, update, type Step } from '../shared/data/write.ts';
import type { Labels } from './counters.ts';

/**
 * Batches of a busy organization, each in an item of its own that no other batch touches, until `count-buffered.ts` adds many of
 * them to the counters at once. A batch then costs the same however large the counters are, and meets nobody.
 */
export const bufferedRow = z.extend(storedKey, {
  day: z.string(),
  newVisitor: z.boolean(),
  source: z.string(),
  /**
   * The referrer as it was sent. Counting decides later which referrers of a day get a counter of their own.
   */
  referrer: z.optional(z.string()),
  country: z.string(),
  device: z.string(),
  /** Which references, by what happened; an empty one is the page itself. */
  seen: z.record(z.string(), z.array(z.string())),
});
export type BufferedBatch = z.output<typeof bufferedRow>;

type Buffered = Omit<Labels, 'referrer'> &
  Pick<EventBatch, 'organizationId' | 'batchId'> & { referrer?: string | undefined; day: string };

export function bufferStep(batch: Buffered, events: readonly VisitEvent[], newVisitor: boolean): Step {
  const { organizationId, batchId, day, source, referrer, country, device } = batch;
  const hash = hashOf('buffered', organizationId, batchId).slice(0, 32);
  const n = Number.parseInt(hash.slice(0, 8), 16) % bufferPartitions;
  const seen: Record<string, string[]> = {};
  for (const { type, referenceId = '' } of events) (seen[type] ??= []).push(referenceId);
  const row = { day, newVisitor, source, referrer, country, device, seen };
  return put(keys.bufferedBatch(organizationId, n, hash), row);
}

export const eventsOf = ({ seen }: Pick<BufferedBatch, 'seen'>): VisitEvent[] =>
  Object.entries(seen).flatMap(([type, ids]) =>
    ids.map((id) => ({ type: type as VisitEvent['type'], ...(id !== '' && { referenceId: id }) })),
  );

/** From so many counters on, some 3 kB, each batch costs more to write into the day than it costs to buffer it. */
const manyCounters = 150;
export const isLarge = (day: Item | undefined): boolean => Object.keys(day ?? {}).length > manyCounters;

const minuteMs = 60_000;
const minuteOf = (now: Date) => Math.floor(now.getTime() / minuteMs);

/** The minute in which an organization was last busy, as far as this function has seen. */
const busy = new Map<string, number>();
const mostKnown = 10_000;

/** For the rest of this minute its batches are buffered, without a try to count them at once. */
export const isBusy = (organizationId: string, now: Date): boolean =>
  busy.get(organizationId) === minuteOf(now);

/**
 * Schedules that what is buffered in this minute is counted: before the first of it is written, and for when every call of this
 * minute has ended, so that none is written behind the back of the job. An organization is busy once this is done.
 */
export async function becomeBusy(table: ScopedTable, organizationId: string, now: Date): Promise<void> {
  const at = new Date((minuteOf(now) + 1) * minuteMs + 2 * limits.callSeconds * 1_000);
  await table.apply(update(keys.scheduled('roll-up', at, organizationId), { set: { organizationId } }, {}));
  if (busy.size > mostKnown) busy.clear();
  busy.set(organizationId, minuteOf(now));
}
