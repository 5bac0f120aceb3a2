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
  /** Where a report goes that failed each time it was tried. */
  deadLetters: IQueue;
}

/** What becomes of mails after SES took them, for those who wait for an answer. */
export function addMailReports(
  stack: Construct,
  { table, sending, deadLetters: deadLetterQueue }: MailReports,
): void {
  const mark = new AppFunction(stack, 'MarkUndelivered', {
    bundle: 'mark-undelivered',
    description: 'Notes at an invitation or a request for approval that its mail could not be delivered',
    errorImpact: 'Whoever invited or asked somebody is not told that the mail came back, and waits',
  });
  mark.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetterQueue) });
  table.grantReadWriteWithin(mark, [scopes.organization]);
  new Rule(stack, 'MailUndelivered', {
    description: 'A mail that somebody waits for an answer to has come back',
    eventPattern: {
      source: ['aws.ses'],
      detailType: ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
      // The bus is the account's: other stages and products may send too, and Cognito sends codes in the same way.
      detail: {
        mail: { tags: { 'ses:configuration-set': [sending.configurationSetName], kind: Match.exists() } },
      },
    },
    targets: [new LambdaTarget(mark, { deadLetterQueue, maxEventAge: Duration.hours(2) })],
  });
}
