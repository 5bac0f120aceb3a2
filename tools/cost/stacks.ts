import type { Template } from 'aws-cdk-lib/assertions';
import { metricUnits } from '#functions/shared/log/metrics';
import { all, type Templates } from '../../tests/infra/templates.ts';
import { runningEach, secretReadsOfOne } from './behaviour.ts';
import type { Usage } from './usage.ts';

type Functions = Record<string, { Properties: { MemorySize?: number } }>;

const templatesOf = ({ assemblyDir: _directory, ...templates }: Templates): Template[] =>
  Object.values<Template>(templates);

/** The memory of each function in MB, by the name of its construct. */
export function memoryOf(templates: Templates): Record<string, number> {
  return Object.fromEntries(
    templatesOf(templates).flatMap((template) =>
      Object.entries(template.findResources('AWS::Lambda::Function') as Functions).map(
        ([id, { Properties }]) => [id.replace(/[0-9A-F]{8}$/, ''), Properties.MemorySize ?? 128],
      ),
    ),
  );
}

/** What is paid by the month for being there. */
export function standing(templates: Templates): Usage {
  const count = (type: string) =>
    templatesOf(templates).reduce((total, template) => total + all(template, type).length, 0);
  const metrics = templatesOf(templates).flatMap((template) =>
    all(template, 'AWS::Logs::MetricFilter').flatMap(({ Properties }) =>
      (Properties.MetricTransformations as { MetricName: string }[]).map(({ MetricName }) =>
        JSON.stringify(MetricName),
      ),
    ),
  );
  return {
    alarms: templatesOf(templates)
      .flatMap((template) => all(template, 'AWS::CloudWatch::Alarm'))
      .reduce((total, { Properties }) => total + metricsIn(Properties), 0),
    compositeAlarms: count('AWS::CloudWatch::CompositeAlarm'),
    // Those that are counted in a log, and those that functions write into theirs.
    metrics: new Set(metrics).size + Object.keys(metricUnits).length,
    secrets: count('AWS::SecretsManager::Secret'),
    secretReads: behindEdge(templates) * runningEach * secretReadsOfOne,
    firewalls: count('AWS::WAFv2::WebACL'),
    firewallRules: templatesOf(templates)
      .flatMap((template) => all(template, 'AWS::WAFv2::WebACL'))
      .reduce((total, { Properties }) => total + (Properties.Rules as unknown[]).length, 0),
  };
}

/** How many functions know the edge by its secret. */
const behindEdge = (templates: Templates): number =>
  templatesOf(templates)
    .flatMap((template) => all(template, 'AWS::Lambda::Function'))
    .filter(({ Properties }) => JSON.stringify(Properties.Environment ?? {}).includes('"ORIGIN_SECRET_ARN"'))
    .length;

/** An alarm on a sum of metrics is billed for each of them. */
function metricsIn({ Metrics = [] }: { Metrics?: { MetricStat?: unknown }[] }): number {
  return Math.max(1, Metrics.filter(({ MetricStat }) => MetricStat).length);
}
