import { Validations } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';

type FindingId = `${'AwsSolutions' | 'Serverless'}-${string}`;

/** Applies to everything below, too. A test fails for an outdated reason. */
export function suppress(construct: IConstruct, reasons: Record<FindingId, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(construct).acknowledge({ id, reason });
}

export function suppressEnd(queue: Queue): void {
  const reason =
    'Failures end here: nothing reads this queue but a person, who is told by an alarm within minutes';
  suppress(queue, { 'AwsSolutions-SQS3': reason, 'Serverless-SQSRedrivePolicy': reason });
}
