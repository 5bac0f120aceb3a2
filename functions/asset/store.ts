import { asset as assetSchema, type Asset } from '#contract/asset';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { anyOf, scheduledScope, organizationScope } from '../shared/data/scope.ts';
import { scopedTable, type ScopedTable } from '../shared/data/scoped-table.ts';
import { remove, update, type Step } from '../shared/data/write.ts';
import type { AssetRef } from '../shared/files/objects.ts';
import { AppError } from '../shared/http/failure.ts';

/** A file's row. While it is pending, a row of due work with `dueAt` in its key belongs to it. */
export interface AssetItem extends Asset {
  /** base64, as it was announced. */
  sha256: string;
  dueAt: string;
  /** How often processing was begun. */
  attempts?: number;
  /** Nobody else works on this upload before then. */
  claimedUntil?: string;
  /** The names of the published files. */
  files?: Set<string>;
  /** `reference:<id>`, `customer:<id>` and `branding:<organisation>`; absent when nothing uses it. */
  usedBy?: Set<string>;
}

/** The rows of one organisation, and the work that is due for its files. */
export const assetTable = (organizationId: string): ScopedTable =>
  scopedTable(anyOf(organizationScope(organizationId), scheduledScope('upload', organizationId)));

export const keyOf = ({ organizationId, assetId }: AssetRef) => keys.asset(organizationId, assetId);

/** The row that makes the sweeper look after an upload. */
export const scheduledKeyOf = ({ organizationId, assetId }: AssetRef, dueAt: string) =>
  keys.due('upload', new Date(dueAt), organizationId, assetId);

/** The steps by which an upload stops being under way; `released` bytes are given back. */
export function noLongerPending(ref: AssetRef, asset: AssetItem, released = 0): Step[] {
  const change = { add: { pendingUploads: -1, ...(released > 0 && { assetBytes: -released }) } };
  return [
    remove(scheduledKeyOf(ref, asset.dueAt), { pk: exists }),
    update(keys.organization(ref.organizationId), change, { pk: exists }),
  ];
}

/** The asset without what only the functions need to know. */
export const toAsset = (item: Item | AssetItem): Asset => assetSchema.parse(item);

export async function findAsset(table: ScopedTable, asset: AssetRef): Promise<AssetItem | undefined> {
  return (await table.get(keyOf(asset))) as AssetItem | undefined;
}

export async function readAsset(table: ScopedTable, asset: AssetRef): Promise<AssetItem> {
  const found = await findAsset(table, asset);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
