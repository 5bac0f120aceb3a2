import * as z from 'zod/mini';
import { asset } from '#contract/resources/asset';
import { exists } from '../shared/data/expression.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { anyOf, scheduledScope, organizationScope } from '../shared/data/scope.ts';
import { scopedTable, type ScopedTable } from '../shared/data/scoped-table.ts';
import { remove, update, type Step } from '../shared/data/write.ts';
import type { AssetRef } from '../shared/files/objects.ts';
import { AppError } from '../shared/errors/app-error.ts';

/** The key of the sweeper's row contains a pending file's `sweepAt`. */
export const assetRow = z.extend(asset, {
  /** The uploader announced this hash, in base64. */
  sha256: z.string(),
  sweepAt: z.optional(z.string()),
  attempts: z.optional(z.number()),
  leasedUntil: z.optional(z.string()),
  files: z.optional(z.set(z.string())),
  /** `<type>:<id>` of each record that shows it as a picture; absent if none does. */
  usedBy: z.optional(z.set(z.string())),
  /** `permission:<customer>:<entry>` of each entry that it proves. No file has this and `usedBy`. */
  evidenceOf: z.optional(z.set(z.string())),
});
export type AssetItem = z.output<typeof assetRow>;

export const assetTable = (organizationId: string): ScopedTable =>
  scopedTable(anyOf(organizationScope(organizationId), scheduledScope('upload', organizationId)));

export const keyOf = ({ organizationId, assetId }: AssetRef) => keys.asset(organizationId, assetId);

export const scheduledKeyOf = ({ organizationId, assetId }: AssetRef, sweepAt: string) =>
  keys.scheduled('upload', new Date(sweepAt), organizationId, assetId);

/** `released` bytes are given back to the organization. */
export function noLongerPending(ref: AssetRef, { sweepAt }: AssetItem, released = 0): Step[] {
  const change = { add: { pendingUploads: -1, ...(released > 0 && { assetBytes: -released }) } };
  return [
    remove(scheduledKeyOf(ref, sweepAt!), { pk: exists }),
    update(keys.organization(ref.organizationId), change, { pk: exists }),
  ];
}

export async function findAsset(table: ScopedTable, ref: AssetRef): Promise<AssetItem | undefined> {
  return fromRow(assetRow, await table.get(keyOf(ref)));
}

export async function readAsset(table: ScopedTable, ref: AssetRef): Promise<AssetItem> {
  const found = await findAsset(table, ref);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
