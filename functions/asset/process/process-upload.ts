import { sizeOfObject, removeObject } from '../../shared/files/bucket.ts';
import { objects, type AssetRef } from '../../shared/files/objects.ts';
import type { Log } from '../../shared/log/log.ts';
import { assetTable, findAsset } from '../store.ts';
import { acquireLease, releaseLease, isWornOut } from './lease.ts';
import { publish } from './publish.ts';
import { Rejected } from './image.ts';
import { settleReady, settleRejected } from './settle.ts';

/** This may run repeatedly and concurrently: an upload's event can come twice, and the sweeper finds it too. */
export async function processUpload(ref: AssetRef, now: Date, log: Log): Promise<void> {
  const table = assetTable(ref.organizationId);
  const found = await findAsset(table, ref);
  if (found?.status !== 'pending') {
    await removeObject(objects.upload(ref));
    return;
  }
  const size = await sizeOfObject(objects.upload(ref));
  if (size === undefined) return;
  const asset = await acquireLease(table, ref, found, now);
  if (!asset) return;
  try {
    if (isWornOut(found)) throw new Rejected('The file could not be processed');
    if (await settleReady(table, ref, asset, await publish(ref, asset, size)))
      log('UPLOAD_READY', { ...ref });
  } catch (error) {
    if (!(error instanceof Rejected)) {
      await releaseLease(table, ref, asset);
      throw error;
    }
    const ended = await settleRejected(table, ref, asset, error.message, now);
    if (ended) log('UPLOAD_REJECTED', { ...ref, reason: error.message });
  }
}
