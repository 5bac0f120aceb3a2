import type { Template } from 'aws-cdk-lib/assertions';
import { metricUnits, type MetricName } from '#functions/shared/log/metrics';
import { all, type Templates } from '../../tests/infra/templates.ts';
import { askedByCheck, runningEach, secretReadsOfOne } from './behavior.ts';
import type { Usage } from './usage.ts';

type Functions = Record<string, { Properties: { MemorySize?: number } }>;

const templatesOf = ({ assemblyDir: _directory, ...templates }: Templates): Template[] =>
  Object.values<Template>(templates);

export function memoryOf(templates: Templates): Record<string, number> {
  return Object.fromEntries(
    templatesOf(templates).flatMap((template) =>
      Object.entries(template.findResources('AWS::Lambda::Function') as Functions).map(
        ([id, { Properties }]) => [id.replace(/[0-9A-F]{8}$/, ''), Properties.MemorySize ?? 128],
      ),
    ),
  );
}

/** Without visitors, metrics cost only in hours with data, and few functions read the secret. */
export const fixedUsageIdle = (templates: Templates): Usage => ({
  ...fixedUsage(templates),
  metrics: countedInLogs(templates) + measuredByCheck.length,
  secretReads: askedByCheck.length * secretReadsOfOne,
});

const measuredByCheck = ['SitePassed', 'SiteDuration'] satisfies MetricName[];

const countedInLogs = (templates: Templates): number =>
  new Set(
    templatesOf(templates).flatMap((template) =>
      all(template, 'AWS::Logs::MetricFilter').flatMap(({ Properties }) =>
        (Properties.MetricTransformations as { MetricName: string }[]).map(({ MetricName }) => MetricName),
      ),
    ),
  ).size;

export function fixedUsage(templates: Templates): Usage {
  const count = (type: string) =>
    templatesOf(templates).reduce((total, template) => total + all(template, type).length, 0);
  return {
    alarms: templatesOf(templates)
      .flatMap((template) => all(template, 'AWS::CloudWatch::Alarm'))
      .reduce((total, { Properties }) => total + metricsIn(Properties), 0),
    metrics: countedInLogs(templates) + Object.keys(metricUnits).length,
    insightRules: insightRules(templates),
    secrets: count('AWS::SecretsManager::Secret'),
    secretReads: behindEdge(templates) * runningEach * secretReadsOfOne,
    firewalls: count('AWS::WAFv2::WebACL'),
    firewallRules: templatesOf(templates)
      .flatMap((template) => all(template, 'AWS::WAFv2::WebACL'))
      .reduce((total, { Properties }) => total + (Properties.Rules as unknown[]).length, 0),
  };
}

/** The site check also runs the smoke test. */
export const smokeTestsInHour = (templates: Templates): number =>
  templatesOf(templates)
    .flatMap((template) => all(template, 'AWS::Lambda::Function'))
    .map(({ Properties }) => Properties.Environment as { Variables?: { SMOKE_MINUTES?: string } } | undefined)
    .reduce((runs, environment) => runs + 60 / Number(environment?.Variables?.SMOKE_MINUTES ?? Infinity), 0);

/** One for the partition key, one for both keys. */
const insightRules = (templates: Templates): number =>
  2 *
  templatesOf(templates)
    .flatMap((template) => all(template, 'AWS::DynamoDB::GlobalTable'))
    .flatMap(({ Properties }) => Properties.Replicas as { ContributorInsightsSpecification?: unknown }[])
    .filter((replica) => replica.ContributorInsightsSpecification).length;

const behindEdge = (templates: Templates): number =>
  templatesOf(templates)
    .flatMap((template) => all(template, 'AWS::Lambda::Function'))
    .filter(({ Properties }) => JSON.stringify(Properties.Environment ?? {}).includes('"ORIGIN_SECRET_ARN"'))
    .length;

/** An alarm on a sum of metrics is billed for each of them. */
function metricsIn({ Metrics = [] }: { Metrics?: { MetricStat?: unknown }[] }): number {
  return Math.max(1, Metrics.filter(({ MetricStat }) => MetricStat).length);
}

/** Both are per second. */
export function tableMaximum(templates: Templates): { reads: number; writes: number } {
  const [table] = templatesOf(templates).flatMap((template) => all(template, 'AWS::DynamoDB::GlobalTable'));
  const { Replicas, WriteOnDemandThroughputSettings } = table!.Properties as {
    Replicas: { ReadOnDemandThroughputSettings: { MaxReadRequestUnits: number } }[];
    WriteOnDemandThroughputSettings: { MaxWriteRequestUnits: number };
  };
  return {
    reads: Replicas[0]!.ReadOnDemandThroughputSettings.MaxReadRequestUnits,
    writes: WriteOnDemandThroughputSettings.MaxWriteRequestUnits,
  };
}
