import type { EventBridgeEvent, S3ObjectCreatedNotificationEventDetail } from 'aws-lambda';
import { runDocument } from '#functions/document/make/run-document';
import { runExport } from '#functions/export/run-export';
import { jobOfKey, type JobRef, type TicketJob } from '#functions/shared/files/objects';
import { logFor, type Log } from '#functions/shared/log/log';
import { siteFiles } from '../offline-site/site-files.ts';
import { posts } from './posts.ts';

type ObjectCreated = EventBridgeEvent<'Object Created', S3ObjectCreatedNotificationEventDetail>;

type Run = (ref: Omit<JobRef, 'job'>, now: Date, log: Log) => Promise<void>;

/** An archive has the public pages and posts look like cards, so the function that makes both is bundled with the web. */
const runs: { [Job in TicketJob]?: Run } = {
  document: (ref, now, log) => runDocument(ref, now, log, posts),
  export: (ref, now, log) => runExport(ref, now, log, siteFiles),
};

export async function handler(event: Pick<ObjectCreated, 'id' | 'detail'>): Promise<void> {
  const ref = jobOfKey(event.detail.object.key);
  if (!ref) return;
  const { job, organizationId, id } = ref;
  await runs[job]?.({ organizationId, id }, new Date(), logFor({ eventId: event.id }));
}
