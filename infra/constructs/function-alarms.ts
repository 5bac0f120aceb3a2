import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Alarms } from './alarms.ts';
import type { AppFunction } from './app-function.ts';
import type { ScheduledJob } from './scheduled-job.ts';
import type { StreamConsumer } from './stream-consumer.ts';

const period = Duration.minutes(5);

/** Rings when runs of a function throw, time out or cannot start. */
export function alarmOnErrors(alarms: Alarms, fn: AppFunction): void {
  const metric = fn.metricErrors({ period });
  alarms.add(`${fn.node.id}Errors`, {
    metric,
    threshold: fn.alarmingErrors,
    impact: fn.errorImpact,
    entry: 'functions-errors',
  });
}

/** Rings when a job does not run at all. Failed runs end in the dead letters. */
export function alarmOnSilence(alarms: Alarms, job: ScheduledJob): void {
  // The limit is three missed runs, or two of a daily job.
  const missed = Math.min(3 * job.every.toSeconds(), 2 * Duration.days(1).toSeconds());
  const hours = Math.max(1, Math.ceil(missed / 3600));
  alarms.add(`${job.node.id}NotRun`, {
    metric: job.metricInvocations({ period: Duration.hours(1) }),
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    evaluationPeriods: hours,
    treatMissingData: TreatMissingData.BREACHING,
    impact: job.errorImpact,
    entry: 'functions-not-run',
  });
}

/** Rings when a stream consumer gives up an event. */
export function alarmOnFailures(alarms: Alarms, { node, failures, failureImpact }: StreamConsumer): void {
  alarms.add(`${node.id}Failures`, {
    metric: failures.metricApproximateNumberOfMessagesVisible({ period }),
    threshold: 1,
    impact: failureImpact,
  });
}

/** Rings when events wait too long because earlier ones keep failing. */
export function alarmOnLateness(alarms: Alarms, { node, fn }: StreamConsumer): void {
  alarms.add(`${node.id}Late`, {
    metric: fn.metric('IteratorAge', { period, statistic: 'Maximum' }),
    threshold: Duration.minutes(10).toMilliseconds(),
    impact: fn.errorImpact,
  });
}

/** Returns a metric over all functions of the account, which share one limit. */
export const ofAllFunctions = (metricName: string, statistic: string): Metric =>
  new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period });
