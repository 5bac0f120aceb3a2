import { Duration } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { retention } from '#contract/rules/retention';
import { tableKeys } from '#functions/shared/data/table';
import { suppressEnd } from './suppressed-findings.ts';
import type { AppFunction } from './app-function.ts';
import type { TenantTable } from './tenant-table.ts';

interface StreamConsumerProps {
  table: TenantTable;
  fn: AppFunction;
  follows: readonly Followed[];
  /** Changes per call, and the time to wait for them. */
  batch?: { size: number; window: Duration };
  /** The alarm shows this sentence about who notices when the function gives up. */
  failureImpact: string;
}

interface Followed {
  /** A prefix of partition keys. */
  scope: string;
  item?: string;
  /** New items only, unless set. */
  events?: StreamEvent[];
}

type StreamEvent = 'INSERT' | 'MODIFY' | 'REMOVE';

/** A table can have two. Failed records end in a queue, so that they do not block the rest. */
export class StreamConsumer extends Construct {
  readonly fn: AppFunction;
  readonly failures: Queue;
  readonly failureImpact: string;

  constructor(scope: Construct, id: string, props: StreamConsumerProps) {
    super(scope, id);
    this.fn = props.fn;
    this.failureImpact = props.failureImpact;
    this.failures = new Queue(this, 'Failures', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(retention.deadLetterDays),
    });
    suppressEnd(this.failures);
    const { follows, batch } = props;
    props.fn.addEventSource(
      new DynamoEventSource(props.table.table, {
        // This includes items written before the mapping existed.
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: follows.map(({ scope: partition, item, events = ['INSERT'] }) =>
          FilterCriteria.filter({
            eventName: FilterRule.or(...events),
            dynamodb: {
              Keys: {
                [tableKeys.partition]: { S: FilterRule.beginsWith(partition) },
                ...(item && { [tableKeys.sort]: { S: FilterRule.isEqual(item) } }),
              },
            },
          }),
        ),
        batchSize: batch?.size ?? 10,
        ...(batch && { maxBatchingWindow: batch.window }),
        retryAttempts: 6,
        maxRecordAge: Duration.hours(6),
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(this.failures),
      }),
    );
  }
}
