import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { metricUnits, stageVariable } from '#functions/shared/log/metrics';
import { alarmEmail, alarms, all, runbook, synthesiseProd, type Resource } from './templates.ts';

const { data, api, billing, jobs, monitoring } = synthesiseProd();

interface MetricPart {
  Expression?: string;
  MetricStat?: { Period: number; Metric: { MetricName: string } };
}

const partsOf = ({ Properties }: Resource) => (Properties.Metrics ?? []) as MetricPart[];
const composites = () => all(monitoring, 'AWS::CloudWatch::CompositeAlarm');
const single = () =>
  Object.entries(monitoring.findResources('AWS::CloudWatch::Alarm')) as [string, Resource][];
const acting = () => [...single().map(([, alarm]) => alarm), ...composites()].filter(acts);
const acts = ({ Properties }: Resource) => Properties.AlarmActions !== undefined;
const anchorOf = ({ Properties }: Resource) =>
  /docs\/runbook\.md#([a-z]+)$/.exec(Properties.AlarmDescription as string)?.[1] ?? '';
const functions = () =>
  [data, api, billing, jobs].flatMap((template) =>
    Object.entries(template.findResources('AWS::Lambda::Function')),
  );

describe('every alarm', () => {
  it('has an entry of its own in the runbook, or is named in the one for functions', () => {
    const [, functionErrors = ''] = runbook().split('\n## functions: errors\n');
    const isListed = (anchor: string) =>
      functionErrors.split('\n## functions: ')[0]!.includes(anchor.replace(/(errors|slow)$/, 'errors`')) ||
      runbook().split('\n## functions: not run\n')[1]?.split('\n## ')[0]!.includes(`${anchor}\``);
    const unknown = acting()
      .map(anchorOf)
      .filter((anchor) => !runbook().includes(`\n## ${anchor}\n`) && !isListed(anchor));
    expect(unknown).toEqual([]);
  });

  it('tells somebody, or is part of one that does', () => {
    const rules = JSON.stringify(composites().map(({ Properties }) => Properties.AlarmRule));
    const silent = single().filter(([id, alarm]) => !acts(alarm) && !rules.includes(id));
    expect(silent).toEqual([]);
    expect(composites().every(acts)).toBe(true);
    monitoring.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: alarmEmail });
  });

  it('is watched for no more than the documents say', () => {
    const metrics = single().map(
      ([, alarm]) => partsOf(alarm).filter(({ MetricStat }) => MetricStat).length || 1,
    );
    const sum = metrics.reduce((one, other) => one + other, 0);
    const [, most] = /alarms cost at most \$(\d+)/.exec(
      readFileSync(join('docs', 'observability.md'), 'utf8'),
    )!;
    expect(sum * 0.1 + composites().length * 0.5).toBeLessThanOrEqual(Number(most));
  });
});

describe('every function', () => {
  it('has an alarm for errors, or, where a failed run ends in a queue, for runs that do not happen', () => {
    const about = (id: string) =>
      alarms(monitoring, 'FunctionName')
        .filter(({ Properties }) => JSON.stringify(Properties.Dimensions).includes(id))
        .map(({ Properties }) => Properties.MetricName);
    const scheduled = all(jobs, 'AWS::Events::Rule')
      .filter(({ Properties }) => Properties.ScheduleExpression)
      .map(({ Properties }) => JSON.stringify(Properties.Targets));
    for (const [id] of functions()) {
      const isScheduled = scheduled.some((targets) => targets.includes(id));
      // The check of the site says by itself that it ran.
      if (id.startsWith('CheckSite')) continue;
      expect(about(id), id).toContain(isScheduled ? 'Invocations' : 'Errors');
    }
    const down = acting().find((alarm) => anchorOf(alarm) === 'sitedown');
    expect(down!.Properties).toMatchObject({ TreatMissingData: 'breaching', MetricName: 'SitePassed' });
  });

  it('that people wait for has an alarm before it runs out of time', () => {
    const waitedFor = [data, api, billing].flatMap((template) =>
      all(template, 'AWS::Lambda::Function').filter(
        // For which a deployment waits.
        ({ Properties }) => !JSON.stringify(Properties.Role).includes('MakeFileKey'),
      ),
    );
    const slow = alarms(monitoring, 'FunctionName').filter(
      ({ Properties }) => Properties.MetricName === 'Duration',
    );
    const allowed = waitedFor.map(({ Properties }) => 800 * (Properties.Timeout as number));
    const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
    expect(sorted(slow.map(({ Properties }) => Properties.Threshold as number))).toEqual(sorted(allowed));
    for (const { Properties } of slow) expect(Properties.EvaluateLowSampleCountPercentile).toBe('ignore');
  });

  it('names its stage in what it measures', () => {
    for (const [id, { Properties }] of functions()) {
      const { Variables } = (Properties as { Environment: { Variables: object } }).Environment;
      expect(Variables, id).toMatchObject({ [stageVariable]: 'refdeck-prod' });
    }
  });
});

describe('each objective', () => {
  it.each([
    ['ApiAvailability', 0.999],
    ['PagesAvailability', 0.9995],
  ])('rings by a long and a short window together: %s', (name, target) => {
    const windows = single()
      .filter(([id]) => id.includes(name))
      .map(([, alarm]) => {
        const stats = partsOf(alarm).flatMap(({ MetricStat }) => MetricStat ?? []);
        const { Threshold } = alarm.Properties as { Threshold: number };
        return [(Threshold / (1 - target)).toFixed(1), stats.map(({ Period }) => Period)];
      });
    expect(windows).toEqual([
      ['14.4', [3_600, 3_600]],
      ['14.4', [300, 300]],
      ['6.0', [21_600, 21_600]],
      ['6.0', [1_800, 1_800]],
      ['3.0', [86_400, 86_400]],
      ['3.0', [7_200, 7_200]],
    ]);
    expect(composites().filter((alarm) => anchorOf(alarm) === name.toLowerCase())).toHaveLength(3);
  });

  it('wakes nobody for a few failures', () => {
    const long = single().filter(([id]) => /Availability\w+Long/.test(id));
    expect(long).toHaveLength(6);
    for (const [id, alarm] of long) {
      const expression = partsOf(alarm).find(({ Expression }) => Expression)?.Expression;
      expect(expression, id).toMatch(/^IF\(failures >= 10, failures \/ calls, 0\)$/);
    }
  });
});

describe('the budget of a month', () => {
  it('tells the same person, before it is spent', () => {
    const [budget] = all(monitoring, 'AWS::Budgets::Budget');
    expect(budget!.Properties.Budget).toMatchObject({ BudgetLimit: { Amount: 100, Unit: 'USD' } });
    const notifications = budget!.Properties.NotificationsWithSubscribers as object[];
    expect(notifications).toHaveLength(2);
    for (const one of notifications) {
      expect(one).toMatchObject({ Subscribers: [{ Address: alarmEmail, SubscriptionType: 'EMAIL' }] });
    }
  });
});

describe('the dashboard', () => {
  it('shows everything that our code measures, and the edge where it reports', () => {
    const [dashboard] = all(monitoring, 'AWS::CloudWatch::Dashboard');
    const { 'Fn::Join': joined } = dashboard!.Properties.DashboardBody as { 'Fn::Join': [string, unknown[]] };
    const body = JSON.parse(joined[1].map((part) => (typeof part === 'string' ? part : 'x')).join('')) as {
      widgets: { properties: { region?: string; metrics?: unknown[][] } }[];
    };
    const shown = JSON.stringify(body);
    for (const name of Object.keys(metricUnits)) expect(shown).toContain(`"${name}"`);
    const edge = body.widgets.filter((widget) => /AWS\/(CloudFront|WAFV2)/.test(JSON.stringify(widget)));
    expect(edge).toHaveLength(3);
    for (const { properties } of edge) expect(properties.region).toBe('us-east-1');
  });
});

describe('the access log', () => {
  it('has no field for who called', () => {
    const [stage] = all(api, 'AWS::ApiGatewayV2::Stage');
    const { Format } = stage!.Properties.AccessLogSettings as { Format: string };
    const fields = Object.values(JSON.parse(Format) as Record<string, string>);
    expect(fields).toContain('$context.requestId');
    expect(
      fields.filter((field) => /identity|claims|path|domain|authorizer\.(?!error$)/i.test(field)),
    ).toEqual([]);
  });
});
