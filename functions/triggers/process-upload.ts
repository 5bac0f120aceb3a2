import type { EventBridgeEvent, S3ObjectCreatedNotificationEventDetail } from 'aws-lambda';
import { processUpload } from '../asset/process/process-upload.ts';
import { uploadOfKey } from '../shared/files/objects.ts';
import { logFor } from '../shared/log/log.ts';

type ObjectCreated = EventBridgeEvent<'Object Created', S3ObjectCreatedNotificationEventDetail>;

export async function handler(event: Pick<ObjectCreated, 'id' | 'detail'>): Promise<void> {
  const upload = uploadOfKey(event.detail.object.key);
  if (upload) await processUpload(upload, new Date(), logFor({ eventId: event.id }));
}
