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

/** A file's row. While it is pending, the sweeper's row has `sweepAt` in its key. */
export const assetRow = z.extend(asset, {
  /** base64, as it was announced. */
  sha256: z.string(),
  /** When the sweeper settles a pending upload. */
  sweepAt: z.optional(z.string()),
  /** How often processing was begun. */
  attempts: z.optional(z.number()),
  /** Until then, one worker has the lease of this upload. */
  leasedUntil: z.optional(z.string()),
  /** The names of the published files. */
  files: z.optional(z.set(z.string())),
  /** `reference:<id>`, `customer:<id>`, `branding:<organization>` and `permission:<customer>:<entry>`; absent when nothing uses it. */
  usedBy: z.optional(z.set(z.string())),
});
export type AssetItem = z.output<typeof assetRow>;

/** The rows of one organization, and the work that is scheduled for its files. */
export const assetTable = (organizationId: string): ScopedTable =>
  scopedTable(anyOf(organizationScope(organizationId), scheduledScope('upload', organizationId)));

export const keyOf = ({ organizationId, assetId }: AssetRef) => keys.asset(organizationId, assetId);

/** The row that makes the sweeper look after an upload. */
export const scheduledKeyOf = ({ organizationId, assetId }: AssetRef, sweepAt: string) =>
  keys.scheduled('upload', new Date(sweepAt), organizationId, assetId);

/** The steps that end a pending upload. `released` bytes are given back to the organization. */
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
