import { objects, type AssetRef } from '../../shared/files/objects.ts';
import { runJob } from '../../shared/jobs/run-job.ts';
import type { Log } from '../../shared/log/log.ts';
import { assetTable, findAsset, keyOf } from '../store.ts';
import { publish } from './publish.ts';
import { settleReady, settleRejected } from './settle.ts';

/** The uploaded file is its own ticket. */
export async function processUpload(ref: AssetRef, now: Date, log: Log): Promise<void> {
  const table = assetTable(ref.organizationId);
  await runJob(
    {
      table,
      key: keyOf(ref),
      ticket: objects.upload(ref),
      wornOut: 'The file could not be processed',
      find: () => findAsset(table, ref),
      work: async (asset) => {
        if (await settleReady(table, ref, asset, await publish(ref, asset))) log('UPLOAD_READY', { ...ref });
      },
      fail: async (asset, reason) => {
        const ended = await settleRejected(table, ref, asset, reason, now);
        if (ended) log('UPLOAD_REJECTED', { ...ref, reason });
      },
    },
    now,
  );
}
