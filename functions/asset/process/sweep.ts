import type { Key } from '../../data/keys.ts';
import { queryDue } from '../../data/read.ts';
import { exists } from '../../data/expression.ts';
import { remove } from '../../data/write.ts';
import { sizeOfObject } from '../../files/bucket.ts';
import { objects, type AssetRef } from '../../files/objects.ts';
import { RaceLost } from '../../http/failure.ts';
import type { Log } from '../../http/log.ts';
import { finishRemoval, type Removal } from '../removal.ts';
import { assetTable, findAsset } from '../store.ts';
import { processUpload } from './process-upload.ts';
import { settleAbandoned } from './settle.ts';

type DueUpload = Key & (Removal | ({ kind: 'upload' } & AssetRef));

/** As many as fit the function's time, should each of them be an image to process. */
const perRun = 50;

/**
 * Ends what did not end by itself: uploads that were announced and never made, uploads whose event was lost, removals
 * that were killed. One that fails does not keep the others waiting.
 */
export async function sweepUploads(now: Date, log: Log): Promise<void> {
  const due = (await queryDue('upload', now, perRun)) as unknown as DueUpload[];
  const failures: unknown[] = [];
  for (const one of due) {
    try {
      await (one.kind === 'removal' ? finishRemoval(keyOnly(one), one) : endUpload(one, now, log));
    } catch (error) {
      log('SWEEP_FAILED', { organizationId: one.organizationId, assetId: one.assetId, cause: String(error) });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} of ${due.length} could not be swept`);
}

async function endUpload(due: Key & AssetRef, now: Date, log: Log): Promise<void> {
  const table = assetTable(due.organizationId);
  const asset = await findAsset(table, due);
  if (asset?.status !== 'pending') {
    // Its organisation was purged.
    await table.commit([remove(keyOnly(due), { pk: exists }, () => new RaceLost())]).catch(ignoreRace);
  } else if ((await sizeOfObject(objects.upload(due))) !== undefined) {
    await processUpload(due, now, log);
  } else if (await settleAbandoned(table, due, asset, now)) {
    log('UPLOAD_ABANDONED', { organizationId: due.organizationId, assetId: due.assetId });
  }
}

const keyOnly = ({ pk, sk }: Key): Key => ({ pk, sk });

function ignoreRace(error: unknown): void {
  if (!(error instanceof RaceLost)) throw error;
}
