import { serverLimits } from '#contract/rules/server-limits';
import { expiresAfterDays } from '../data/expiry.ts';
import { absent } from '../data/expression.ts';
import { keys, type Key } from '../data/keys.ts';
import { scheduled } from '../data/read.ts';
import { put, remove, type Step } from '../data/write.ts';
import { writeObject } from '../files/bucket.ts';
import { objects, type JobRef, type TicketJob } from '../files/objects.ts';
import type { Log } from '../log/log.ts';

/** The job's row keeps this time, because the key of the sweeper's row contains it. */
export const dueAfter = (now: Date): string =>
  new Date(now.getTime() + serverLimits.jobLeaseMinutes * 60_000).toISOString();

const dueKey = ({ job, organizationId, id }: JobRef, dueAt: string): Key =>
  keys.scheduled(job, new Date(dueAt), organizationId, id);

/** Belongs in the transaction that makes the job's row pending. The ticket is put after it. */
export const announceJob = (ref: JobRef, dueAt: string): Step =>
  put(
    dueKey(ref, dueAt),
    { organizationId: ref.organizationId, id: ref.id, ...expiresAfterDays('ticketDays', new Date(dueAt)) },
    { pk: absent },
  );

/** Belongs in the transaction that ends the job. */
export const endJob = (ref: JobRef, dueAt: string): Step => remove(dueKey(ref, dueAt), {});

/** Its event starts the worker. A lost ticket is put again by the sweeper. */
export async function putTicket(ref: JobRef): Promise<void> {
  const as = { contentType: 'text/plain', disposition: 'inline' };
  await writeObject(objects.ticket(ref), Buffer.from(''), as);
}

/** Follows the transaction that announced the job, so the sweeper starts what this does not. */
export async function startJob(ref: JobRef, log: Log): Promise<void> {
  await putTicket(ref).catch(() => log('JOB_LEFT_TO_SWEEPER', { ...ref }));
}

/** Starts what did not end by itself. A worker ends a job that was tried too often. */
export async function sweepTickets(job: TicketJob, now: Date, log: Log): Promise<void> {
  for await (const row of scheduled(job, now)) {
    const { organizationId, id } = row as { organizationId: string; id: string };
    await putTicket({ job, organizationId, id });
    log('JOB_STARTED_AGAIN', { job, organizationId, id });
  }
}
