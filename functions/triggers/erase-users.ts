import type { ScheduledHandler } from 'aws-lambda';
import * as z from 'zod/mini';
import { fromRow, scheduled, storedKey } from '../shared/data/read.ts';
import { logFor } from '../shared/log/log.ts';
import { eraseProfile, finishErasure } from '../user/erase-profile.ts';

const scheduledRow = z.extend(storedKey, { userId: z.string() });

/** It also erases accounts that a backup has restored (`docs/operations/disaster-recovery.md`). */
export const handler: ScheduledHandler = async ({ id, time }) => {
  const log = logFor({ requestId: id, job: 'erase-users' });
  const now = new Date(time);
  let failed = 0;
  for await (const row of scheduled('erase', now)) {
    try {
      const { userId, ...key } = fromRow(scheduledRow, row);
      await eraseProfile({ userId, now, requestId: id, scheduled: key });
      await finishErasure(userId, key);
    } catch (error) {
      failed += 1;
      log('ERASURE_FAILED', { userId: row.userId, cause: (error as Error).name });
    }
  }
  // The alarm sees this; failed erasures stay scheduled.
  if (failed > 0) throw new Error(`${failed} erasures failed`);
};
