import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { AppFunction, type AppFunctionProps } from './app-function.ts';

export interface FileWorkerProps extends AppFunctionProps {
  bucket: IBucket;
  /** Each object that arrives below one of them starts the function. */
  prefixes: readonly string[];
  deadLetters: IQueue;
}

/** Events may come late, twice or never, so its work is a job of `functions/shared/jobs`. */
export class FileWorker extends AppFunction {
  constructor(scope: Construct, id: string, props: FileWorkerProps) {
    super(scope, id, props);
    const { bucket, prefixes, deadLetters } = props;
    this.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetters) });
    new Rule(this, 'Arrival', {
      description: props.description,
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [bucket.bucketName] },
          object: { key: prefixes.map((prefix) => ({ prefix })) },
        },
      },
      targets: [new LambdaTarget(this, { deadLetterQueue: deadLetters, maxEventAge: Duration.hours(2) })],
    });
  }
}
