import type { ScheduledEvent } from 'aws-lambda';
import { sweepUploads } from '../asset/process/sweep.ts';
import { logFor } from '../http/log.ts';

/** Runs by schedule. The event's time is the clock, so that a late run sees what was due then. */
export async function handler(event: Pick<ScheduledEvent, 'id' | 'time'>): Promise<void> {
  await sweepUploads(new Date(event.time), logFor({ eventId: event.id }));
}
