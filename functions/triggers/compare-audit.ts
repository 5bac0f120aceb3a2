import type { ScheduledHandler } from 'aws-lambda';
import { compareEntries } from '../audit/compare-entries.ts';
import { logFor } from '../shared/log/log.ts';

/** It may write neither the table nor the copies. */
export const handler: ScheduledHandler = async ({ id, time }) => {
  await compareEntries(new Date(time), logFor({ requestId: id, job: 'compare-audit' }));
};
