import type { ScheduledHandler } from 'aws-lambda';
import * as z from 'zod/mini';
import { fromRow, scheduled, storedKey } from '../shared/data/read.ts';
import type { ScheduledJob } from '../shared/data/table.ts';
import { retryRace } from '../shared/data/write.ts';
import { logFor } from '../shared/log/log.ts';
import { purgeOrganization } from '../organization/purge-organization.ts';
import { releaseOrganization } from '../organization/release-organization.ts';

const scheduledRow = z.extend(storedKey, { organizationId: z.string() });

/** A failed organization stays for the next run and does not stop the others. */
export const handler: ScheduledHandler = async ({ id, time }) => {
  const log = logFor({ requestId: id, job: 'purge-organizations' });
  const now = new Date(time);
  const call = { now, log, requestId: id };
  let failed = 0;
  const finish = async (job: ScheduledJob, act: typeof releaseOrganization) => {
    for await (const row of scheduled(job, now)) {
      const { organizationId } = row;
      try {
        const { organizationId: deleted, ...key } = fromRow(scheduledRow, row);
        await retryRace(() => act(call, deleted, key));
        log('JOB_DONE', { step: job, organizationId });
      } catch (error) {
        failed += 1;
        log('JOB_FAILED', { step: job, organizationId, cause: String(error) });
      }
    }
  };
  await finish('release', releaseOrganization);
  await finish('purge', purgeOrganization);
  if (failed > 0) throw new Error(`${failed} organizations are not finished`);
};
