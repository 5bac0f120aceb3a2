import * as z from 'zod/mini';
import { exists } from '../shared/data/expression.ts';
import { keys, type Key } from '../shared/data/keys.ts';
import { remove, update, wins } from '../shared/data/write.ts';
import { removeObject, removeObjects } from '../shared/files/bucket.ts';
import { objects, type AssetRef } from '../shared/files/objects.ts';
import { assetTable } from './store.ts';

/** Replaces a deleted asset's row until all of its objects are removed. */
export const removalRow = z.object({
  kind: z.literal('removal'),
  organizationId: z.string(),
  assetId: z.string(),
  bytes: z.number(),
});
export type Removal = z.output<typeof removalRow>;

export const removalKey = ({ organizationId, assetId }: AssetRef, at: Date): Key =>
  keys.scheduled('upload', at, organizationId, assetId, 'removal');

/** This can be interrupted and repeated at any point. */
export async function finishRemoval(key: Key, removal: Removal): Promise<void> {
  const { organizationId, bytes } = removal;
  await removeObject(objects.upload(removal));
  await removeObjects(objects.published(removal));
  await removeObjects(objects.private(removal));
  const table = assetTable(organizationId);
  const organization = await table.get(keys.organization(organizationId));
  // Another run may have finished it and released the bytes.
  await wins(
    table.commit([
      remove(key, { pk: exists }),
      ...(organization
        ? [update(keys.organization(organizationId), { add: { assetBytes: -bytes } }, { pk: exists })]
        : []),
    ]),
  );
}
