import type { ScheduledEvent } from 'aws-lambda';
import { rollUp } from '../counting/roll-up.ts';
import { logFor } from '../shared/log/log.ts';

/** Visits of busy organizations are in the reports at most seven minutes later. */
export async function handler(event: Pick<ScheduledEvent, 'id' | 'time'>): Promise<void> {
  const { moved } = await rollUp(new Date(event.time));
  if (moved > 0) logFor({ requestId: event.id })('COUNTERS_ROLLED_UP', { moved });
}
