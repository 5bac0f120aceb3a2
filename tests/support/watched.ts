import { Assembly } from '@refdeck/local-cloud/template/assembly';
import { APP_OUTPUT } from '#tools/build/synthesise';
import type { MetricId } from './measured.ts';

interface MetricConfig {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: string }[];
}

/** The app that the local cloud runs. */
export const readApp = (): Assembly =>
  new Assembly(APP_OUTPUT, { region: 'us-east-1', accountId: '000000000000', host: 'localhost' });

const idOf = ({ Namespace, MetricName, Dimensions = [] }: MetricConfig): MetricId => ({
  namespace: Namespace,
  name: MetricName,
  dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value])),
});

/** What each alarm looks at, by the alarm's name. */
export function alarmMetrics(app: Assembly): [alarm: string, metric: MetricId][] {
  return app.ofType('AWS::CloudWatch::Alarm').flatMap((alarm) => {
    const own: MetricConfig = {
      Namespace: alarm.property<string>('Namespace')!,
      MetricName: alarm.property<string>('MetricName')!,
      Dimensions: alarm.property('Dimensions'),
    };
    const parts = alarm.property<{ MetricStat?: { Metric: MetricConfig } }[]>('Metrics');
    const metrics = parts?.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []) ?? [own];
    return metrics.map((metric): [string, MetricId] => [alarm.logicalId, idOf(metric)]);
  });
}

/** What the services document that they emit, and of which of our resources: the type of what a dimension names. */
const emitted: Record<string, { names: string[]; dimensions: Record<string, string | string[]> }> = {
  'AWS/Lambda': {
    names: ['Errors', 'Throttles', 'Duration', 'Invocations', 'IteratorAge', 'ClaimedAccountConcurrency'],
    dimensions: { FunctionName: 'AWS::Lambda::Function' },
  },
  'AWS/SQS': {
    names: ['ApproximateNumberOfMessagesVisible'],
    dimensions: { QueueName: 'AWS::SQS::Queue' },
  },
  'AWS/DynamoDB': {
    names: ['ThrottledRequests'],
    dimensions: {
      TableName: 'AWS::DynamoDB::GlobalTable',
      Operation: ['GetItem', 'BatchGetItem', 'Query', 'TransactWriteItems'],
    },
  },
  // Of the account.
  'AWS/SES': { names: ['Reputation.BounceRate', 'Reputation.ComplaintRate'], dimensions: {} },
};

/** Whether a service of AWS emits it, about something that is in our templates. */
export function isOfService(app: Assembly, { namespace, name, dimensions }: MetricId): boolean {
  const service = emitted[namespace];
  if (!service?.names.includes(name)) return false;
  return Object.entries(dimensions).every(([dimension, value]) => {
    const about = service.dimensions[dimension];
    if (about === undefined) return false;
    if (Array.isArray(about)) return about.includes(value);
    return app.ofType(about).some((resource) => app.ref(resource) === value);
  });
}

export interface CountedLines {
  metric: MetricId;
  logGroup: string;
  pattern: string;
}

/** What is counted in the lines of a log. */
export const metricFilters = (app: Assembly): CountedLines[] =>
  app.ofType('AWS::Logs::MetricFilter').flatMap((filter) => {
    const transformations =
      filter.property<{ MetricNamespace: string; MetricName: string }[]>('MetricTransformations');
    return (transformations ?? []).map(({ MetricNamespace, MetricName }) => ({
      metric: { namespace: MetricNamespace, name: MetricName, dimensions: {} },
      logGroup: filter.property<string>('LogGroupName')!,
      pattern: filter.property<string>('FilterPattern')!,
    }));
  });
