import type { EventBridgeEvent, S3ObjectCreatedNotificationEventDetail } from 'aws-lambda';
import { runDocument } from '../document/make/run-document.ts';
import { runExport } from '../export/run-export.ts';
import { jobOfKey, type JobRef, type TicketJob } from '../shared/files/objects.ts';
import { logFor, type Log } from '../shared/log/log.ts';

type ObjectCreated = EventBridgeEvent<'Object Created', S3ObjectCreatedNotificationEventDetail>;

type Run = (ref: Omit<JobRef, 'job'>, now: Date, log: Log) => Promise<void>;
const runs: Record<TicketJob, Run> = { document: runDocument, export: runExport };

export async function handler(event: Pick<ObjectCreated, 'id' | 'detail'>): Promise<void> {
  const ref = jobOfKey(event.detail.object.key);
  if (!ref) return;
  const { job, organizationId, id } = ref;
  await runs[job]({ organizationId, id }, new Date(), logFor({ eventId: event.id }));
}
