import { Validations } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';

type FindingId = `${'AwsSolutions' | 'Serverless'}-${string}`;

/**
 * What cdk-nag finds and stays, for a construct and all below it: the reason is one that a reviewer can judge. All are listed in
 * `docs/security/accepted-findings.md`; a finding that is no more fails a test.
 */
export function suppress(construct: IConstruct, reasons: Record<FindingId, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(construct).acknowledge({ id, reason });
}

/** Of a queue that holds what failed. */
export function suppressEnd(queue: Queue): void {
  const reason =
    'Failures end here: nothing reads this queue but a person, who is told by an alarm within minutes';
  suppress(queue, { 'AwsSolutions-SQS3': reason, 'Serverless-SQSRedrivePolicy': reason });
}
