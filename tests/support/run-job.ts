import { inject } from 'vitest';

export type Job =
  | 'EndPermissions'
  | 'EraseUsers'
  | 'FinishWithdrawals'
  | 'LookAfterApprovals'
  | 'PurgeOrganizations'
  | 'ReconcileBilling'
  | 'RollUpAnalytics'
  | 'SweepUploads'
  | 'CheckSite';

/** Runs a job as its schedule would, at this time: the deployed function, with what it may do. Fails as the job does. */
export async function runJob(name: Job, time: Date | string = new Date()): Promise<void> {
  const at = new Date(time).toISOString();
  const response = await fetch(`${inject('cloud').control}/run/${name}?time=${at}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}
