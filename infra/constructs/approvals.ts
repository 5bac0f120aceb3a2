import { Duration } from 'aws-cdk-lib';
import { scheduledPartition, scopes } from '#functions/shared/data/table';
import type { AppFunction } from './app-function.ts';
import type { ScheduledJob, ScheduledJobProps } from './scheduled-job.ts';
import type { TenantTable } from './tenant-table.ts';

/** The only secret that the link tokens are derived from. */
export const approvalSecret = `${scopes.secret}approval`;

type AddJob = (id: string, props: Omit<ScheduledJobProps, 'deadLetters'>) => ScheduledJob;

/**
 * The scopes that applying a response writes in one transaction: ledger, request, reference, public side,
 * mails and audit.
 */
const carriedOver = [
  scopes.organization,
  scopes.public,
  scopes.audit,
  scopes.approval,
  scopes.mail,
  approvalSecret,
  // A permission with a last day schedules its end.
  scheduledPartition('permission'),
];

/** Grants the outbox function what mails and responses need. The right to send mails is granted separately. */
export const grantOutbox = (table: TenantTable, fn: AppFunction): void =>
  table.grantReadWriteWithin(fn, carriedOver);

/** Adds the job for unanswered requests and for responses that the stream missed. */
export function addApprovals(table: TenantTable, addJob: AddJob): void {
  const lookAfter = addJob('LookAfterApprovals', {
    bundle: 'look-after-approvals',
    description: 'Carries over answers that the stream has missed, reminds, and ends what was deleted',
    errorImpact: 'What customers approved or withdrew may have no effect, and nobody is reminded',
    every: Duration.minutes(1),
  });
  table.grantReadWriteWithin(lookAfter, [...carriedOver, scheduledPartition('approval')]);
}
