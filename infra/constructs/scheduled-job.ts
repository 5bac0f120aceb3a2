import type { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { AppFunction, type AppFunctionProps } from './app-function.ts';

export interface ScheduledJobProps extends AppFunctionProps {
  every: Duration;
  deadLetters: IQueue;
}

export type AddJob = (id: string, props: Omit<ScheduledJobProps, 'deadLetters'>) => ScheduledJob;

/** The event's time identifies the run. */
export class ScheduledJob extends AppFunction {
  readonly every: Duration;

  constructor(scope: Construct, id: string, props: ScheduledJobProps) {
    super(scope, id, props);
    const { every, deadLetters } = props;
    this.every = every;
    this.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetters) });
    new Rule(this, 'Schedule', {
      description: props.description,
      schedule: Schedule.rate(every),
      // The next run does what a failed run left.
      targets: [new LambdaTarget(this, { deadLetterQueue: deadLetters, maxEventAge: every })],
    });
  }
}
