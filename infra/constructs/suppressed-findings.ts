import { Validations } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';

type FindingId = `${'AwsSolutions' | 'Serverless'}-${string}`;

/**
 * Accepts findings of cdk-nag for a construct and everything below it, with a reason that a reviewer can
 * judge. `docs/security/accepted-findings.md` lists them; an outdated reason fails a test.
 */
export function suppress(construct: IConstruct, reasons: Record<FindingId, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(construct).acknowledge({ id, reason });
}

/** Accepts the missing dead-letter queue of a dead-letter queue. */
export function suppressEnd(queue: Queue): void {
  const reason =
    'Failures end here: nothing reads this queue but a person, who is told by an alarm within minutes';
  suppress(queue, { 'AwsSolutions-SQS3': reason, 'Serverless-SQSRedrivePolicy': reason });
}
