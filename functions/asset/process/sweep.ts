import * as z from 'zod/mini';
import { fromRow, scheduled, storedKey } from '../../shared/data/read.ts';
import type { Key } from '../../shared/data/keys.ts';
import { exists } from '../../shared/data/expression.ts';
import { remove, wins } from '../../shared/data/write.ts';
import { sizeOfObject } from '../../shared/files/bucket.ts';
import { objects, type AssetRef } from '../../shared/files/objects.ts';
import { RaceLost } from '../../shared/errors/app-error.ts';
import type { Log } from '../../shared/log/log.ts';
import { finishRemoval, removalRow } from '../removal.ts';
import { assetTable, findAsset } from '../store.ts';
import { processUpload } from './process-upload.ts';
import { settleAbandoned } from './settle.ts';

const scheduledRow = z.discriminatedUnion('kind', [
  z.extend(removalRow, storedKey.shape),
  z.extend(storedKey, { kind: z.literal('upload'), organizationId: z.string(), assetId: z.string() }),
]);

/** A failure does not stop the others. */
export async function sweepUploads(now: Date, log: Log, hasTime: () => boolean): Promise<void> {
  let failed = 0;
  for await (const item of scheduled('upload', now)) {
    if (!hasTime()) break;
    try {
      const row = fromRow(scheduledRow, item);
      await (row.kind === 'removal' ? finishRemoval(keyOnly(row), row) : endUpload(row, now, log));
    } catch (error) {
      const { organizationId, assetId } = item;
      log('SWEEP_FAILED', { organizationId, assetId, cause: String(error) });
      failed += 1;
    }
  }
  if (failed > 0) throw new Error(`${failed} could not be swept`);
}

async function endUpload(upload: Key & AssetRef, now: Date, log: Log): Promise<void> {
  const table = assetTable(upload.organizationId);
  const asset = await findAsset(table, upload);
  if (asset?.status !== 'pending') {
    await wins(table.commit([remove(keyOnly(upload), { pk: exists }, () => new RaceLost())]));
  } else if ((await sizeOfObject(objects.upload(upload))) !== undefined) {
    await processUpload(upload, now, log);
  } else if (await settleAbandoned(table, upload, asset, now)) {
    log('UPLOAD_ABANDONED', { organizationId: upload.organizationId, assetId: upload.assetId });
  }
}

const keyOnly = ({ pk, sk }: Key): Key => ({ pk, sk });
