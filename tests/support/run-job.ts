import type { Context, ScheduledHandler } from 'aws-lambda';
import { inject } from 'vitest';

export type Job =
  | 'CompareAudit'
  | 'EndPermissions'
  | 'EraseUsers'
  | 'FinishWithdrawals'
  | 'LookAfterApprovals'
  | 'PurgeOrganizations'
  | 'ReconcileBilling'
  | 'RollUpAnalytics'
  | 'SweepJobs'
  | 'CheckSite';

/** Runs the handler of a job inside the test, where it can be killed. */
export async function runHere(handler: ScheduledHandler, time: Date | string = new Date()): Promise<void> {
  const event = { id: 'test', time: new Date(time).toISOString() } as Parameters<ScheduledHandler>[0];
  await handler(event, {} as Context, () => undefined);
}

/** Runs a deployed job with its grants as its schedule would, and fails as the job does. */
export async function runJob(name: Job, time: Date | string = new Date()): Promise<void> {
  const at = new Date(time).toISOString();
  const response = await fetch(`${inject('cloud').control}/run/${name}?time=${at}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}
