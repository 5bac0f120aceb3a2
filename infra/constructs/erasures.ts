import { Duration } from 'aws-cdk-lib';
import { scheduledPartition, scopes } from '#functions/shared/data/table';
import type { DataStack } from '../data-stack.ts';
import { grantUserManagement } from './grants.ts';
import type { AddJob } from './scheduled-job.ts';

export function addErasures(data: DataStack, addJob: AddJob): void {
  const purge = addJob('PurgeOrganizations', {
    bundle: 'purge-organizations',
    description: 'Ends the memberships of deleted organizations, and removes them when their time is over',
    errorImpact: 'Data of deleted organizations is stored for longer than promised',
    every: Duration.hours(1),
  });
  data.table.grantReadWriteWithin(purge, [
    scopes.organization,
    scopes.user,
    scopes.public,
    scopes.statistics,
    scopes.invitee,
    scopes.mail,
    scopes.audit,
    scopes.stripe,
    scopes.approval,
    scopes.proof,
    scheduledPartition('release'),
    scheduledPartition('purge'),
  ]);
  data.stripe.grantUse(purge);
  data.assets.grantRemove(purge);
  const erase = addJob('EraseUsers', {
    bundle: 'erase-users',
    description: 'Finishes the deletion of accounts',
    errorImpact: 'A person who has deleted their account is still in the user pool',
    every: Duration.minutes(15),
  });
  data.table.grantReadWriteWithin(erase, [
    scopes.user,
    scopes.organization,
    scopes.invitee,
    scopes.subscriber,
    scopes.audit,
    scheduledPartition('erase'),
  ]);
  grantUserManagement(data.userPool, erase);
}
