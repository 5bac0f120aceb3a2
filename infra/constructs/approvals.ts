import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { answersPartition, scheduledPartition, scopes } from '#functions/shared/data/table';
import { AppFunction } from './app-function.ts';
import type { ScheduledJob, ScheduledJobProps } from './scheduled-job.ts';
import { StreamConsumer } from './stream-consumer.ts';
import type { TenantTable } from './tenant-table.ts';

/** By which links of requests for approval are made; no other secret. */
export const approvalSecret = `${scopes.secret}approval`;

type AddJob = (id: string, props: Omit<ScheduledJobProps, 'deadLetters'>) => ScheduledJob;

/** What carries the answers of contacts over, and the job that looks after what nobody has answered. */
export function addApprovals(scope: Construct, table: TenantTable, addJob: AddJob): StreamConsumer {
  const apply = new AppFunction(scope, 'ApplyAnswers', {
    bundle: 'apply-answers',
    description: 'Carries what contacts have answered over to what customers allow',
    errorImpact: 'What customers approved or withdrew has its effect a minute later',
    timeout: Duration.seconds(60),
  });
  const lookAfter = addJob('LookAfterApprovals', {
    bundle: 'look-after-approvals',
    description: 'Carries over answers that the stream has missed, reminds, and ends what was deleted',
    errorImpact: 'What customers approved or withdrew may have no effect, and nobody is reminded',
    every: Duration.minutes(1),
  });
  for (const fn of [apply, lookAfter]) {
    table.grantReadWriteWithin(fn, [
      scopes.organization,
      scopes.public,
      scopes.audit,
      scopes.approval,
      scopes.mail,
      approvalSecret,
      scheduledPartition('approval'),
      // What is approved for a time ends.
      scheduledPartition('permission'),
    ]);
  }
  return new StreamConsumer(scope, 'Answers', {
    table,
    fn: apply,
    scope: answersPartition,
    failureImpact: 'The job has to carry over what a contact answered',
  });
}
