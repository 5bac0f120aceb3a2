import * as z from 'zod/mini';
import { fromRow, scheduled, storedKey } from '../shared/data/read.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { remove } from '../shared/data/write.ts';
import { countBuffered } from './count-buffered.ts';

const mostAtOnce = 1_000;

const scheduledRow = z.extend(storedKey, { organizationId: z.string() });

/** A run may be interrupted, repeated or overlap with another; every number counts once. */
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
      const { organizationId, pk, sk } = fromRow(scheduledRow, item);
      if (!done.has(organizationId)) moved += await countBuffered(organizationId, now);
      done.add(organizationId);
      await scopedTable(scheduledScope('roll-up', organizationId)).commit([remove({ pk, sk }, {})]);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} organizations were not rolled up`);
  return { moved };
}
