import { Annotations, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type * as z from 'zod/mini';
import { scopes } from '#functions/data/table';
import type { mailEnvironment } from '#functions/mail/environment';
import { HouseFunction } from './constructs/house-function.ts';
import { StreamConsumer } from './constructs/stream-consumer.ts';
import type { DataStack } from './data-stack.ts';
import type { Stage } from './stage.ts';
import type { WebStack } from './web-stack.ts';

interface JobsStackProps extends StackProps {
  stage: Stage;
  data: DataStack;
  web: WebStack;
}

/** What happens without anybody waiting for the answer: mails, uploads, schedules. */
export class JobsStack extends Stack {
  readonly functions: HouseFunction[] = [];
  readonly streamConsumers: StreamConsumer[] = [];

  constructor(scope: Construct, id: string, props: JobsStackProps) {
    super(scope, id, props);
    this.templateOptions.description = 'What happens without anybody waiting for the answer';
    this.addMail(props);
  }

  private addMail({ stage, data, web }: JobsStackProps): void {
    const fn = new HouseFunction(this, 'SendMail', {
      bundle: 'send-mail',
      description: 'Sends the mails of the outbox',
      errorImpact: 'Invited people, subscribers and the operator wait for their mails',
      // Waits out the lease of one that died, then the pause before the last attempt, then SES.
      timeout: Duration.seconds(60),
    });
    // The invitation that a mail is about shows whether it was sent.
    data.table.grantReadWriteWithin(fn, [scopes.mail, scopes.organization]);
    this.allowToSend(fn, stage, web.origin);
    this.functions.push(fn);
    this.streamConsumers.push(
      new StreamConsumer(this, 'Mail', {
        table: data.table,
        fn,
        scope: scopes.mail,
        failureImpact: 'Somebody did not get a mail',
      }),
    );
  }

  private allowToSend(fn: HouseFunction, stage: Stage, origin: string): void {
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [`arn:${this.partition}:ses:${this.region}:${this.account}:identity/*`],
        conditions: { StringEquals: { 'ses:FromAddress': stage.mailFrom } },
      }),
    );
    const environment: z.input<typeof mailEnvironment> = {
      WEB_ORIGIN: origin,
      MAIL_FROM: stage.mailFrom,
      OPERATOR_EMAIL: stage.operatorEmail,
    };
    for (const [name, value] of Object.entries(environment)) fn.addEnvironment(name, value);
    if (!stage.local && stage.mailFrom.endsWith('.example')) {
      Annotations.of(this).addWarningV2(
        'refdeck:mail-from',
        'Mails will not be sent: set REFDECK_MAIL_FROM to an identity that SES has verified',
      );
    }
  }
}
