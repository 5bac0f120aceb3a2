import type { AssetUse } from '#contract/error';
import { limits } from '#contract/limits';
import { record } from '../audit/record.ts';
import { absent, equals } from '../data/expression.ts';
import { dueScope } from '../data/scope.ts';
import { put, remove, retryRace } from '../data/write.ts';
import { AppError } from '../http/failure.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { memberTable } from '../tenancy/member-table.ts';
import { finishRemoval, removalKey, type Removal } from './removal.ts';
import { keyOf, noLongerPending, readAsset } from './store.ts';
import { namedUses } from './use.ts';

/** Whoever works on a pending file just now is done with it by then. */
const settledMs = (limits.uploadClaimMinutes + 1) * 60_000;

/**
 * One transaction takes the asset away and leaves a removal in its place; then the objects go. When that is killed, or
 * must wait, the sweeper goes on with the removal.
 */
export async function deleteAsset(context: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  const { organizationId, now, log } = context;
  const ref = { organizationId, assetId: id };
  const table = memberTable(organizationId, dueScope('upload', organizationId));
  return await retryRace(async () => {
    const asset = await readAsset(table, ref);
    if (asset.usedBy) throw inUse(await namedUses(table, organizationId, asset));
    const pending = asset.status === 'pending';
    // A rejected one has given its room back already.
    const bytes = asset.status === 'rejected' ? 0 : asset.size;
    const removal: Removal = { kind: 'removal', ...ref, bytes };
    const key = removalKey(ref, new Date(now.getTime() + (pending ? settledMs : 0)));
    await table.commit([
      remove(keyOf(ref), { usedBy: absent, status: equals(asset.status) }),
      ...(pending ? noLongerPending(ref, asset) : []),
      put(key, removal, { pk: absent }),
      record(context, organizationId, 'asset.delete', { id }),
    ]);
    if (!pending) await finishRemoval(key, removal).catch(() => log('REMOVAL_LEFT_TO_SWEEPER', ref));
    return { id };
  });
}

function inUse(uses: AssetUse[]): AppError {
  const [first] = uses;
  const others = uses.length - 1;
  const where = first
    ? `the ${first.type}${first.type === 'branding' ? ' of' : ''} “${first.name}”${others > 0 ? ` and ${others} more` : ''}`
    : 'another record';
  return new AppError('ASSET_IN_USE', `This file is used by ${where}. Choose another picture there first.`, {
    usedBy: uses,
  });
}
