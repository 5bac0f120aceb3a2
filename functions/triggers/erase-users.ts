import type { ScheduledHandler } from 'aws-lambda';
import * as z from 'zod/mini';
import { fromRow, queryScheduled, storedKey } from '../shared/data/read.ts';
import { logFor } from '../shared/log/log.ts';
import { eraseProfile, finishErasure } from '../user/erase-profile.ts';

const batchSize = 100;

const scheduledRow = z.extend(storedKey, { userId: z.string() });

/**
 * Finishes the deletion of accounts whose user was still in the user pool. Also erases an account that a backup has brought
 * back: see `docs/disaster-recovery.md`. Can be killed at any point and run again.
 */
export const handler: ScheduledHandler = async ({ id, time }) => {
  const log = logFor({ requestId: id, job: 'erase-users' });
  const now = new Date(time);
  const rows = await queryScheduled('erase', now, batchSize);
  let failed = 0;
  for (const row of rows) {
    try {
      const { userId, ...scheduled } = fromRow(scheduledRow, row);
      await eraseProfile({ userId, now, requestId: id, scheduled });
      await finishErasure(userId, scheduled);
    } catch (error) {
      failed += 1;
      log('ERASURE_FAILED', { userId: row.userId, cause: (error as Error).name });
    }
  }
  // Seen by the alarm; what failed is still scheduled at the next run.
  if (failed > 0) throw new Error(`${failed} of ${rows.length} erasures failed`);
};
