import { Duration } from 'aws-cdk-lib';
import { scopes } from '#functions/shared/data/table';
import type { DataStack } from '../data-stack.ts';
import type { AddJob } from './scheduled-job.ts';

/** It is no part of another job, because those write entries, and this one may write nothing. */
export function addAuditComparison({ table, auditCopies }: DataStack, addJob: AddJob): void {
  const compare = addJob('CompareAudit', {
    bundle: 'compare-audit',
    description: 'Compares the audit trail with its copy',
    errorImpact: 'Nobody hears of an audit entry that was changed while the stream was not read',
    every: Duration.hours(1),
  });
  table.grantReadWithin(compare, [scopes.audit]);
  auditCopies.grantRead(compare);
}
