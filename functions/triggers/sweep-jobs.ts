import type { Context, ScheduledEvent } from 'aws-lambda';
import { sweepUploads } from '../asset/process/sweep.ts';
import { ticketJobs } from '../shared/files/objects.ts';
import { sweepTickets } from '../shared/jobs/ticket.ts';
import { logFor } from '../shared/log/log.ts';

const neededMs = 60_000;

/** The event's time is the clock unless the run is late or repeated, because a lease must last from now on. */
export async function handler(
  event: Pick<ScheduledEvent, 'id' | 'time'>,
  context?: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const now = new Date(Math.max(Date.parse(event.time), Date.now()));
  const hasTime = () => (context?.getRemainingTimeInMillis() ?? Infinity) > neededMs;
  const log = logFor({ eventId: event.id });
  for (const job of ticketJobs) await sweepTickets(job, now, log);
  await sweepUploads(now, log, hasTime);
}
