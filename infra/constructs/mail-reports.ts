import { Duration } from 'aws-cdk-lib';
import { Match, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { scopes } from '#functions/shared/data/table';
import { AppFunction } from './app-function.ts';
import type { Sending } from './sending.ts';
import type { TenantTable } from './tenant-table.ts';

interface MailReports {
  table: TenantTable;
  sending: Sending;
  deadLetters: IQueue;
}

export function addMailReports(
  stack: Construct,
  { table, sending, deadLetters: deadLetterQueue }: MailReports,
): void {
  const mark = new AppFunction(stack, 'MarkUndelivered', {
    bundle: 'mark-undelivered',
    description: 'Notes at an invitation or a request for approval that its mail could not be delivered',
    errorImpact: 'Members are not told that their invitation or request bounced',
  });
  mark.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetterQueue) });
  table.grantReadWriteWithin(mark, [scopes.organization]);
  new Rule(stack, 'MailUndelivered', {
    description: 'A mail that somebody waits for an answer to has come back',
    eventPattern: {
      source: ['aws.ses'],
      detailType: ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
      // Other stages and products share the bus of the account, and Cognito's codes appear on it too.
      detail: {
        mail: { tags: { 'ses:configuration-set': [sending.configurationSetName], kind: Match.exists() } },
      },
    },
    targets: [new LambdaTarget(mark, { deadLetterQueue, maxEventAge: Duration.hours(2) })],
  });
}
