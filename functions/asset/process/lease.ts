import { absentOr, below, equals, type Condition } from '../../shared/data/expression.ts';
import type { ScopedTable } from '../../shared/data/scoped-table.ts';
import { update } from '../../shared/data/write.ts';
import { RaceLost } from '../../shared/errors/app-error.ts';
import { serverLimits } from '#contract/rules/server-limits';
import type { AssetRef } from '../../shared/files/objects.ts';
import { keyOf, type AssetItem } from '../store.ts';

/** The attempt is counted first, to limit those of a file that kills the function. Undefined while it is leased. */
export async function acquireLease(
  table: ScopedTable,
  ref: AssetRef,
  asset: AssetItem,
  now: Date,
): Promise<AssetItem | undefined> {
  const leasedUntil = new Date(now.getTime() + serverLimits.uploadLeaseMinutes * 60_000).toISOString();
  try {
    await table.commit([
      update(
        keyOf(ref),
        { set: { leasedUntil }, add: { attempts: 1 } },
        { status: equals('pending'), leasedUntil: leaseFree(now) },
      ),
    ]);
  } catch (error) {
    if (error instanceof RaceLost) return undefined;
    throw error;
  }
  return { ...asset, leasedUntil };
}

/** After a temporary failure the next attempt need not wait for the lease to end. */
export async function releaseLease(table: ScopedTable, ref: AssetRef, asset: AssetItem): Promise<void> {
  await table.commit([update(keyOf(ref), { unset: ['leasedUntil'] }, leaseHeld(asset))]);
}

export const leaseHeld = ({ leasedUntil }: AssetItem): Condition => ({
  status: equals('pending'),
  leasedUntil: equals(leasedUntil),
});

export const leaseFree = (now: Date) => absentOr(below(now.toISOString()));

export const isWornOut = ({ attempts = 0 }: AssetItem): boolean => attempts >= serverLimits.uploadAttempts;
