import { Assembly } from '@refdeck/local-cloud/template/assembly';
import { APP_OUTPUT } from '#tools/build/synthesize';
import { readFileSync } from 'node:fs';

interface MetricConfig {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: string }[];
}

export const readApp = (): Assembly =>
  new Assembly(APP_OUTPUT, { region: 'us-east-1', accountId: '000000000000', host: 'localhost' });

const idOf = ({ Namespace, MetricName, Dimensions = [] }: MetricConfig): MetricId => ({
  namespace: Namespace,
  name: MetricName,
  dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value])),
});

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

/** The metrics that services document, with the resource type that a dimension names. */
const emitted: Record<string, { names: string[]; dimensions: Record<string, string> }> = {
  'AWS/Lambda': {
    names: ['Errors', 'Throttles', 'Duration', 'Invocations', 'IteratorAge', 'ClaimedAccountConcurrency'],
    dimensions: { FunctionName: 'AWS::Lambda::Function' },
  },
  'AWS/SQS': {
    names: ['ApproximateNumberOfMessagesVisible'],
    dimensions: { QueueName: 'AWS::SQS::Queue' },
  },
  'AWS/DynamoDB': {
    names: ['ReadThrottleEvents', 'WriteThrottleEvents'],
    dimensions: { TableName: 'AWS::DynamoDB::GlobalTable' },
  },
  'AWS/ApiGateway': { names: ['Latency'], dimensions: { ApiId: 'AWS::ApiGatewayV2::Api' } },
  // This metric belongs to the account.
  'AWS/SES': { names: ['Reputation.BounceRate', 'Reputation.ComplaintRate'], dimensions: {} },
};

export function isOfService(app: Assembly, { namespace, name, dimensions }: MetricId): boolean {
  const service = emitted[namespace];
  if (!service?.names.includes(name)) return false;
  return Object.entries(dimensions).every(([dimension, value]) => {
    const about = service.dimensions[dimension];
    if (about === undefined) return false;
    return app.ofType(about).some((resource) => app.ref(resource) === value);
  });
}

export interface CountedLines {
  metric: MetricId;
  logGroup: string;
  pattern: string;
}

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

/** Compiles the filter patterns for JSON that our stacks use and throws for any other form. */
export function compileFilter(pattern: string): (line: string) => boolean {
  const tokens = pattern.match(/"[^"]*"|&&|\|\||!=|[{}()=]|[^\s{}()=!&|"]+/g) ?? [];
  let at = 0;
  const take = (expected?: string): string => {
    const token = tokens[at++];
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new Error(`${pattern}: ${token ?? 'the end'} in place of ${expected ?? 'a word'}`);
    }
    return token;
  };
  type Test = (line: Record<string, string>) => boolean;

  const comparison = (): Test => {
    const [, field] = /^\$\.(\w+)$/.exec(take()) ?? [];
    const operator = take();
    const [, wanted] = /^"(.*)"$/.exec(take()) ?? [];
    if (!field || wanted === undefined || !['=', '!='].includes(operator)) {
      throw new Error(`${pattern}: only $.field = "text" and $.field != "text" are known here`);
    }
    const text = new RegExp(
      `^${wanted.replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`).replaceAll('*', '.*')}$`,
    );
    // A missing field is neither equal nor unequal.
    return (line) => line[field] !== undefined && text.test(line[field]) === (operator === '=');
  };
  const operand = (): Test => {
    if (tokens[at] !== '(') return comparison();
    take('(');
    const inner = any();
    take(')');
    return inner;
  };
  const chain = (operator: string, next: () => Test, join: (tests: Test[]) => Test) => (): Test => {
    const tests = [next()];
    while (tokens[at] === operator) {
      at += 1;
      tests.push(next());
    }
    return join(tests);
  };
  const all = chain('&&', operand, (tests) => (line) => tests.every((test) => test(line)));
  const any: () => Test = chain('||', all, (tests) => (line) => tests.some((test) => test(line)));

  take('{');
  const test = any();
  take('}');
  return (line) => test(JSON.parse(line) as Record<string, string>);
}

export interface MetricId {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
}

interface Embedded {
  _aws?: {
    CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[];
  };
}

export function measures(line: string, { namespace, name, dimensions }: MetricId): boolean {
  const json = jsonIn(line);
  return (json?._aws?.CloudWatchMetrics ?? []).some(
    (one) =>
      one.Namespace === namespace &&
      one.Metrics.some((metric) => metric.Name === name && typeof json![name] === 'number') &&
      one.Dimensions.some(
        (names) =>
          names.toSorted().join() === Object.keys(dimensions).toSorted().join() &&
          names.every((each) => json![each] === dimensions[each]),
      ),
  );
}

/** Lines of the local log begin with a time and a function. */
function jsonIn(line: string): (Embedded & Record<string, unknown>) | undefined {
  try {
    return JSON.parse(line.slice(line.indexOf('{'))) as Embedded & Record<string, unknown>;
  } catch {
    return undefined;
  }
}

export const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);
