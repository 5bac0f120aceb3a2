import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Metric,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { ApiStack } from './api-stack.ts';
import type { BillingStack } from './billing-stack.ts';
import type { HouseFunction } from './constructs/house-function.ts';
import type { DataStack } from './data-stack.ts';
import { HouseStack, type HouseStackProps } from './house-stack.ts';
import type { JobsStack } from './jobs-stack.ts';

// What the functions are granted; an alarm can add up at most ten.
const usedOperations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.TRANSACT_WRITE_ITEMS,
];

interface WatchStackProps extends HouseStackProps {
  data: DataStack;
  api: ApiStack;
  billing: BillingStack;
  jobs: JobsStack;
}

/** Alarms. Each says who is hurt, and has an entry under its name in docs/runbook.md. */
export class WatchStack extends HouseStack {
  private readonly alarms: Topic;

  constructor(scope: Construct, id: string, props: WatchStackProps) {
    super(scope, id, props);
    const { data, api, billing, jobs } = props;
    this.alarms = new Topic(this, 'Alarms', { enforceSSL: true });
    const period = Duration.minutes(5);

    for (const fn of [...data.functions, ...api.functions, ...billing.functions, ...jobs.functions]) {
      this.alarm(`${fn.node.id}Errors`, fn.metricErrors({ period }), 5, fn.errorImpact);
      this.alarm(`${fn.node.id}Throttles`, fn.metricThrottles({ period }), 1, fn.errorImpact);
    }
    for (const { node, failures, failureImpact } of jobs.streamConsumers) {
      const metric = failures.metricApproximateNumberOfMessagesVisible({ period });
      this.alarm(`${node.id}Failures`, metric, 1, failureImpact);
    }
    // SES reviews an account at 5 % and 0.1 %, and stops it at twice that.
    this.alarm('MailBounces', reputation('BounceRate'), 0.02, 'Soon nobody gets mails: too many bounce');
    this.alarm(
      'MailComplaints',
      reputation('ComplaintRate'),
      0.0005,
      'Soon nobody gets mails: too many are reported as spam',
    );
    this.alarm(
      'ApiServerErrors',
      api.api.metricServerError({ period }),
      5,
      'Calls fail for users of any screen, or public pages for their visitors',
    );
    this.alarm(
      'TableThrottles',
      data.table.table.metricThrottledRequestsForOperations({ period, operations: usedOperations }),
      1,
      'Calls of at least one organisation are slow or fail',
    );
    this.alarm(
      'RefundsDue',
      this.logged(
        'RefundsDue',
        [...billing.functions, ...jobs.functions],
        ['SUBSCRIBED_TWICE', 'PAID_AFTER_DELETION'],
      ),
      1,
      'Somebody has paid for nothing',
    );
    this.alarm(
      'JobsDeadLetters',
      jobs.deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
      1,
      'An upload or a scheduled run failed each time it was tried',
    );
  }

  /** Lines of a log, counted; the codes are those that the functions write. */
  private logged(id: string, functions: readonly HouseFunction[], codes: string[]): Metric {
    const metric = { metricNamespace: 'Refdeck', metricName: `${this.stackName}-${id}` };
    for (const { node, logGroup } of functions) {
      const filterPattern = FilterPattern.anyTerm(...codes);
      new MetricFilter(this, `${node.id}${id}`, { ...metric, logGroup, filterPattern, metricValue: '1' });
    }
    const { metricNamespace: namespace, metricName } = metric;
    return new Metric({ namespace, metricName, statistic: 'Sum', period: Duration.minutes(5) });
  }

  private alarm(id: string, metric: IMetric, threshold: number, impact: string): void {
    new Alarm(this, id, {
      alarmDescription: `${impact}. What to do: docs/runbook.md#${id.toLowerCase()}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.alarms));
  }
}

/** Of the whole account, as SES keeps it. */
const reputation = (name: string): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${name}`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });
