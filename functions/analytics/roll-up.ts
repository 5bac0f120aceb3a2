import * as z from 'zod/mini';
import { fromRow, scheduled, storedKey } from '../shared/data/read.ts';
import { equals } from '../shared/data/expression.ts';
import { partitions, shardPrefix, type Key } from '../shared/data/keys.ts';
import { scheduledScope, statisticsScope } from '../shared/data/scope.ts';
import { scopedTable, type ScopedTable } from '../shared/data/scoped-table.ts';
import { remove, retryRace, update } from '../shared/data/write.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import { countBuffered } from './count-buffered.ts';
import { batchCount, countersPerMove, numbersOf } from './counters.ts';

/** The next run takes the rest. */
const mostAtOnce = 1_000;

const scheduledRow = z.extend(storedKey, {
  organizationId: z.string(),
  side: z.optional(z.number()),
  lastBatch: z.optional(z.string()),
});
type ScheduledRollUp = z.output<typeof scheduledRow>;

/**
 * Adds the buffered visits of busy organizations to their counters. A run may be stopped, repeated or
 * overlap with another; every number counts once.
 */
export async function rollUp(now: Date): Promise<{ moved: number }> {
  let moved = 0;
  let tried = 0;
  /** One run empties an organization's buffer, so its later minutes need no other. */
  const done = new Set<string>();
  const failures: unknown[] = [];
  for await (const item of scheduled('roll-up', now)) {
    if (tried === mostAtOnce) break;
    tried += 1;
    try {
      const row = fromRow(scheduledRow, item);
      if (row.side !== undefined) moved += await moveShard(row.organizationId, row.side);
      else if (!done.has(row.organizationId)) moved += await countBuffered(row.organizationId, now);
      done.add(row.organizationId);
      await removeScheduled(row);
    } catch (error) {
      // An organization with broken items must not stop the others.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} shards were not rolled up`);
  return { moved };
}

async function moveShard(organizationId: string, shard: number): Promise<number> {
  const table = scopedTable(statisticsScope(organizationId));
  const prefix = shardPrefix(shard);
  const items = await table.all(partitions.statistics(organizationId), { prefix });
  for (const item of items) {
    const from = fromRow(storedKey, item);
    const to = { pk: from.pk, sk: from.sk.slice(prefix.length) };
    while (await retryRace(() => moveSome(table, from, to)));
  }
  return items.length;
}

/** Returns whether there is more to move. */
async function moveSome(table: ScopedTable, from: Key, to: Key): Promise<boolean> {
  const item = await table.get(from);
  if (!item) return false;
  const { [batchCount]: batches = 0, ...numbers } = numbersOf(item);
  const some = Object.entries(numbers).slice(0, countersPerMove);
  const isAll = some.length === Object.keys(numbers).length;
  const unchanged = { [batchCount]: equals(batches) };
  await table.commit([
    update(to, { add: { ...Object.fromEntries(some), ...(isAll && { [batchCount]: batches }) } }, {}),
    isAll ? remove(from, unchanged) : update(from, { unset: some.map(([name]) => name) }, unchanged),
  ]);
  return !isAll;
}

/** Unless a batch has come in since it was read: then it stays for the next time. */
async function removeScheduled({ organizationId, lastBatch, pk, sk }: ScheduledRollUp): Promise<void> {
  try {
    await scopedTable(scheduledScope('roll-up', organizationId)).commit([
      remove({ pk, sk }, lastBatch === undefined ? {} : { lastBatch: equals(lastBatch) }),
    ]);
  } catch (error) {
    if (!(error instanceof RaceLost)) throw error;
  }
}
