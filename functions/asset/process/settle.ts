import { expiresAfterDays } from '../../shared/data/expiry.ts';
import { equals } from '../../shared/data/expression.ts';
import type { ScopedTable } from '../../shared/data/scoped-table.ts';
import { remove, update, wins, type Step } from '../../shared/data/write.ts';
import { removeObject, removeObjects } from '../../shared/files/bucket.ts';
import { objects, type AssetRef } from '../../shared/files/objects.ts';
import { leaseAttributes, leaseFree, leaseHeld } from '../../shared/jobs/lease.ts';
import { keyOf, noLongerPending, type AssetItem } from '../store.ts';
import type { Published } from './publish.ts';

const pendingAttributes = ['sweepAt', ...leaseAttributes] as const;

/** Each function is one transaction and returns true if this call ended the upload. */
export async function settleReady(
  table: ScopedTable,
  ref: AssetRef,
  asset: AssetItem,
  published: Published,
): Promise<boolean> {
  return await settle(table, ref, [
    update(
      keyOf(ref),
      { set: { ...published, status: 'ready' }, unset: pendingAttributes },
      leaseHeld(asset),
    ),
    ...noLongerPending(ref, asset),
  ]);
}

export async function settleRejected(
  table: ScopedTable,
  ref: AssetRef,
  asset: AssetItem,
  reason: string,
  now: Date,
): Promise<boolean> {
  // Processing may have written files before it found the problem.
  await removeObjects(objects.private(ref));
  const set = { status: 'rejected', reason, ...expiresAfterDays('rejectedDays', now) };
  return await settle(table, ref, [
    update(keyOf(ref), { set, unset: pendingAttributes }, leaseHeld(asset)),
    ...noLongerPending(ref, asset, asset.size),
  ]);
}

/** Nothing was uploaded, so the row disappears as if it had never been announced. */
export async function settleAbandoned(
  table: ScopedTable,
  ref: AssetRef,
  asset: AssetItem,
  now: Date,
): Promise<boolean> {
  return await settle(table, ref, [
    remove(keyOf(ref), { status: equals('pending'), leasedUntil: leaseFree(now) }),
    ...noLongerPending(ref, asset, asset.size),
  ]);
}

async function settle(table: ScopedTable, ref: AssetRef, steps: Step[]): Promise<boolean> {
  if (!(await wins(table.commit(steps)))) return false;
  await removeObject(objects.upload(ref));
  return true;
}
