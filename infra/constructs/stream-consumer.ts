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
  /** The prefixes of the partition keys to handle. */
  scopes: readonly string[];
  /** Only the items with this sort key. */
  item?: string;
  /** The events to handle; the default is new items only. */
  events?: StreamEvent[];
  /** The maximum number of changes per call, and the time to wait for them. */
  batch?: { size: number; window: Duration };
  /** Its alarm shows this sentence about who notices when the function gives up. */
  failureImpact: string;
}

type StreamEvent = 'INSERT' | 'MODIFY' | 'REMOVE';

/**
 * Calls a function for changes of some items. A table can have two consumers, the maximum per shard. Failed
 * records end in a queue, so that they do not block the rest.
 */
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
    const { scopes, item, events = ['INSERT'], batch } = props;
    props.fn.addEventSource(
      new DynamoEventSource(props.table.table, {
        // Items written before the mapping existed are handled too.
        startingPosition: StartingPosition.TRIM_HORIZON,
        // A record passes if it matches one of the filters.
        filters: scopes.map((partition) =>
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
