import { addressEndsAt } from '#contract/resources/asset';
import type { AssetUse } from '#contract/primitives/error';
import { record } from '../shared/audit/record.ts';
import { absent, equals } from '../shared/data/expression.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { put, remove, retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { finishRemoval, removalKey, type Removal } from './removal.ts';
import { keyOf, noLongerPending, readAsset, type AssetItem } from './store.ts';
import { namedUses } from './steps.ts';

/** One transaction replaces the asset by a removal, which the sweeper finishes after an interruption. */
export async function deleteAsset(context: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  const { organizationId, now, log } = context;
  const ref = { organizationId, assetId: id };
  const table = memberTable(organizationId, scheduledScope('upload', organizationId));
  return await retryRace(async () => {
    const asset = await readAsset(table, ref);
    if (asset.usedBy || asset.evidenceOf) throw inUse(await namedUses(table, organizationId, asset));
    const at = Math.max(settledAt(asset), now.getTime());
    // A rejected upload has already released its bytes.
    const bytes = asset.status === 'rejected' ? 0 : asset.size;
    const removal: Removal = { kind: 'removal', ...ref, bytes };
    const key = removalKey(ref, new Date(at));
    await table.commit([
      remove(keyOf(ref), {
        usedBy: absent,
        evidenceOf: absent,
        status: equals(asset.status),
        leasedUntil: asset.leasedUntil === undefined ? absent : equals(asset.leasedUntil),
      }),
      ...(asset.status === 'pending' ? noLongerPending(ref, asset) : []),
      put(key, removal, { pk: absent }),
      record(context, organizationId, 'asset.delete', { id }),
    ]);
    if (at <= now.getTime())
      await finishRemoval(key, removal).catch(() => log('REMOVAL_LEFT_TO_SWEEPER', ref));
    return { id };
  });
}

/** A pending file is final once its upload address has expired and no worker holds a lease. */
function settledAt(asset: AssetItem): number {
  if (asset.status !== 'pending') return 0;
  return Math.max(addressEndsAt(asset), Date.parse(asset.leasedUntil ?? asset.createdAt));
}

function inUse(uses: AssetUse[]): AppError {
  const [first] = uses;
  const others = uses.length - 1;
  const where = first
    ? `the ${first.type}${first.type === 'branding' ? ' of' : ''} “${first.name}”${others > 0 ? ` and ${others} more` : ''}`
    : 'another record';
  const message =
    first?.type === 'permission'
      ? `This file proves what “${first.name}” allowed, and is kept with it.`
      : `This file is used by ${where}. Choose another picture there first.`;
  return new AppError('ASSET_IN_USE', message, {
    usedBy: uses,
  });
}
