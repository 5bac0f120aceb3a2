import type { EventBridgeEvent, S3ObjectCreatedNotificationEventDetail } from 'aws-lambda';
import { runDocument } from '#functions/document/make/run-document';
import { runExport } from '#functions/export/run-export';
import { jobOfKey, type JobRef, type TicketJob } from '#functions/shared/files/objects';
import { logFor, type Log } from '#functions/shared/log/log';
import { siteFiles } from '../offline-site/site-files.ts';

type ObjectCreated = EventBridgeEvent<'Object Created', S3ObjectCreatedNotificationEventDetail>;

type Run = (ref: Omit<JobRef, 'job'>, now: Date, log: Log) => Promise<void>;

/** An archive has the public pages, so the function that makes it is bundled with them. */
const runs: { [Job in TicketJob]?: Run } = {
  document: runDocument,
  export: (ref, now, log) => runExport(ref, now, log, siteFiles),
};

export async function handler(event: Pick<ObjectCreated, 'id' | 'detail'>): Promise<void> {
  const ref = jobOfKey(event.detail.object.key);
  if (!ref) return;
  const { job, organizationId, id } = ref;
  await runs[job]?.({ organizationId, id }, new Date(), logFor({ eventId: event.id }));
}
