import { serverLimits } from '#contract/rules/server-limits';
import type { Key } from '../data/keys.ts';
import type { ScopedTable } from '../data/scoped-table.ts';
import { removeObject } from '../files/bucket.ts';
import { acquireLease, releaseLease, type JobRow } from './lease.ts';

/** No further attempt would help. People read the message. */
export class JobFailed extends Error {}

export interface Job<Row extends JobRow> {
  table: ScopedTable;
  key: Key;
  /** The object whose event starts the job. It goes when the job has ended. */
  ticket: string;
  /** People read it when every attempt has killed the function. */
  wornOut: string;
  find: () => Promise<Row | undefined>;
  /** Both end the row under `leaseHeld`. */
  work: (row: Row) => Promise<void>;
  fail: (row: Row, reason: string) => Promise<void>;
}

/** This may run repeatedly and concurrently: an event can come twice, and the sweeper finds the job too. */
export async function runJob<Row extends JobRow>(job: Job<Row>, now: Date): Promise<void> {
  const { table, key } = job;
  const found = await job.find();
  if (found?.status !== 'pending') return await removeObject(job.ticket);
  const row = await acquireLease(table, key, found, now);
  if (!row) return;
  try {
    if ((found.attempts ?? 0) >= serverLimits.jobAttempts) throw new JobFailed(job.wornOut);
    await job.work(row);
  } catch (error) {
    if (error instanceof JobFailed) return await job.fail(row, error.message);
    await releaseLease(table, key, row);
    throw error;
  }
}
