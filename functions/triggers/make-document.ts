import type { EventBridgeEvent, S3ObjectCreatedNotificationEventDetail } from 'aws-lambda';
import { runDocument } from '../document/make/run-document.ts';
import { jobOfKey } from '../shared/files/objects.ts';
import { logFor } from '../shared/log/log.ts';

type ObjectCreated = EventBridgeEvent<'Object Created', S3ObjectCreatedNotificationEventDetail>;

export async function handler(event: Pick<ObjectCreated, 'id' | 'detail'>): Promise<void> {
  const ref = jobOfKey(event.detail.object.key);
  if (ref?.job !== 'document') return;
  const { organizationId, id } = ref;
  await runDocument({ organizationId, id }, new Date(), logFor({ eventId: event.id }));
}
