import { serverLimits } from '#contract/rules/server-limits';
import { absentOr, below, equals, type Condition } from '../data/expression.ts';
import type { Key } from '../data/keys.ts';
import type { ScopedTable } from '../data/scoped-table.ts';
import { update, wins } from '../data/write.ts';

/** The row of every job has these. It is `pending` until one transaction ends the job. */
export interface JobRow {
  status: string;
  attempts?: number | undefined;
  leasedUntil?: string | undefined;
}

/** A row that has ended keeps none of these. */
export const leaseAttributes = ['attempts', 'leasedUntil'] as const;

/** The attempt is counted first, to limit those of a job that kills the function. Undefined while it is leased. */
export async function acquireLease<Row extends JobRow>(
  table: ScopedTable,
  key: Key,
  row: Row,
  now: Date,
): Promise<Row | undefined> {
  const leasedUntil = new Date(now.getTime() + serverLimits.jobLeaseMinutes * 60_000).toISOString();
  const taking = table.commit([
    update(
      key,
      { set: { leasedUntil }, add: { attempts: 1 } },
      { status: equals('pending'), leasedUntil: leaseFree(now) },
    ),
  ]);
  return (await wins(taking)) ? { ...row, leasedUntil } : undefined;
}

/** After a temporary failure the next attempt need not wait for the lease to end. */
export async function releaseLease(table: ScopedTable, key: Key, row: JobRow): Promise<void> {
  await table.commit([update(key, { unset: ['leasedUntil'] }, leaseHeld(row))]);
}

/** The transaction that ends a job has this condition, so that only the latest worker ends it. */
export const leaseHeld = ({ leasedUntil }: JobRow): Condition => ({
  status: equals('pending'),
  leasedUntil: equals(leasedUntil),
});

export const leaseFree = (now: Date) => absentOr(below(now.toISOString()));
