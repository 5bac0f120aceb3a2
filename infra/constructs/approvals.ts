import { Duration } from 'aws-cdk-lib';
import { scheduledPartition, scopes } from '#functions/shared/data/table';
import type { AppFunction } from './app-function.ts';
import type { ScheduledJob, ScheduledJobProps } from './scheduled-job.ts';
import type { TenantTable } from './tenant-table.ts';

/** By which links of requests for approval are made; no other secret. */
export const approvalSecret = `${scopes.secret}approval`;

type AddJob = (id: string, props: Omit<ScheduledJobProps, 'deadLetters'>) => ScheduledJob;

/** What carrying an answer over writes: ledger, request, reference, public side, mails and audit, in one transaction. */
const carriedOver = [
  scopes.organization,
  scopes.public,
  scopes.audit,
  scopes.approval,
  scopes.mail,
  approvalSecret,
  // What is approved for a time ends.
  scheduledPartition('permission'),
];

/**
 * For the function of the outbox. Sending a mail needs of it the mails, and the organization for its invitations; only the right to send
 * comes on top.
 */
export const grantOutbox = (table: TenantTable, fn: AppFunction): void =>
  table.grantReadWriteWithin(fn, carriedOver);

/** The job that looks after what nobody has answered, and after what the stream has missed. */
export function addApprovals(table: TenantTable, addJob: AddJob): void {
  const lookAfter = addJob('LookAfterApprovals', {
    bundle: 'look-after-approvals',
    description: 'Carries over answers that the stream has missed, reminds, and ends what was deleted',
    errorImpact: 'What customers approved or withdrew may have no effect, and nobody is reminded',
    every: Duration.minutes(1),
  });
  table.grantReadWriteWithin(lookAfter, [...carriedOver, scheduledPartition('approval')]);
}
