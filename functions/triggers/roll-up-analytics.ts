import type { ScheduledEvent } from 'aws-lambda';
import { rollUp } from '../analytics/roll-up.ts';
import { logFor } from '../shared/log/log.ts';

/** Every hour: a day ends at another one in each time zone. */
export async function handler(event: Pick<ScheduledEvent, 'id' | 'time'>): Promise<void> {
  const { moved } = await rollUp(new Date(event.time));
  logFor({ requestId: event.id })('COUNTERS_ROLLED_UP', { moved });
}
