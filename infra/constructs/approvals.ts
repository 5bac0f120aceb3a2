import { Duration } from 'aws-cdk-lib';
import { scheduledPartition, scopes } from '#functions/shared/data/table';
import type { AppFunction } from './app-function.ts';
import type { AddJob } from './scheduled-job.ts';
import type { TenantTable } from './tenant-table.ts';

/** The link tokens are derived from this secret only. */
export const approvalSecret = `${scopes.secret}approval`;

/** Applying a response writes these scopes in one transaction. */
const carriedOver = [
  scopes.organization,
  scopes.public,
  scopes.audit,
  scopes.approval,
  scopes.mail,
  approvalSecret,
  scheduledPartition('permission'),
  scheduledPartition('recall'),
];

export const grantOutbox = (table: TenantTable, fn: AppFunction): void =>
  table.grantReadWriteWithin(fn, [...carriedOver, scheduledPartition('mail')]);

export function addApprovals(table: TenantTable, addJob: AddJob): void {
  const lookAfter = addJob('LookAfterApprovals', {
    bundle: 'look-after-approvals',
    description: 'Carries over answers that the stream has missed, reminds, and ends what was deleted',
    errorImpact: 'What customers approved or withdrew may have no effect, and nobody is reminded',
    every: Duration.minutes(1),
  });
  table.grantReadWriteWithin(lookAfter, [...carriedOver, scheduledPartition('approval')]);
}
