import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, Metric, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Alarms } from './alarms.ts';
import type { AppFunction } from './app-function.ts';
import type { ScheduledJob } from './scheduled-job.ts';
import type { StreamConsumer } from './stream-consumer.ts';

const period = Duration.minutes(5);

export function alarmOnErrors(alarms: Alarms, fn: AppFunction, metric: IMetric): void {
  alarms.add(`${fn.node.id}Errors`, {
    metric,
    threshold: fn.alarmingErrors,
    impact: fn.errorImpact,
    entry: 'functions-errors',
  });
}

/** Failed runs end in the dead letters; this is for a job that does not run at all. */
export function alarmOnSilence(alarms: Alarms, job: ScheduledJob): void {
  const isFrequent = job.every.toSeconds() <= period.toSeconds();
  // Five missed runs; or three, of which a daily job has two.
  const missed = Math.min(3 * job.every.toSeconds(), 2 * Duration.days(1).toSeconds());
  alarms.add(`${job.node.id}NotRun`, {
    metric: job.metricInvocations({ period: isFrequent ? job.every : Duration.hours(1) }),
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    evaluationPeriods: isFrequent ? 5 : Math.max(1, Math.ceil(missed / 3600)),
    treatMissingData: TreatMissingData.BREACHING,
    impact: job.errorImpact,
    entry: 'functions-not-run',
  });
}

export function alarmOnFailures(alarms: Alarms, { node, failures, failureImpact }: StreamConsumer): void {
  alarms.add(`${node.id}Failures`, {
    metric: failures.metricApproximateNumberOfMessagesVisible({ period }),
    threshold: 1,
    impact: failureImpact,
  });
}

export function alarmOnLateness(alarms: Alarms, { node, fn }: StreamConsumer): void {
  alarms.add(`${node.id}Late`, {
    metric: fn.metric('IteratorAge', { period, statistic: 'Maximum' }),
    threshold: Duration.minutes(10).toMilliseconds(),
    impact: fn.errorImpact,
  });
}

export const ofAllFunctions = (metricName: string, statistic: string): Metric =>
  new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period });
