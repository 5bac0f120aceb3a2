import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/rules/limits';
import { metricUnits, stageVariable } from '#functions/shared/log/metrics';
import { pagePatience } from '#infra/web-stack';
import { prices } from '#tools/cost/usage';
import { alarmEmail, alarms, all, runbook, synthesized, synthesizeProd, type Resource } from './templates.ts';

const { data, api, billing, jobs, monitoring, waf } = synthesizeProd();
const inDev = synthesized().templates.dev.monitoring;

interface MetricPart {
  Expression?: string;
  MetricStat?: { Period: number; Metric: { MetricName: string } };
}

const partsOf = ({ Properties }: Resource) => (Properties.Metrics ?? []) as MetricPart[];
const alarmsOf = (template: Template) =>
  Object.entries(template.findResources('AWS::CloudWatch::Alarm')) as [string, Resource][];
const everyAlarm = () => [...alarmsOf(monitoring), ...alarmsOf(waf), ...alarmsOf(inDev)];
/** Counts the metrics of all alarms, because AWS bills alarms by metric. */
const metricsOf = (template: Template): number =>
  alarmsOf(template)
    .map(([, alarm]) => partsOf(alarm).filter(({ MetricStat }) => MetricStat).length || 1)
    .reduce((one, other) => one + other, 0);
const anchorOf = ({ Properties }: Resource) =>
  /docs\/operations\/runbook\.md#([a-z-]+)$/.exec(Properties.AlarmDescription as string)?.[1] ?? '';
const functions = () =>
  [data, api, billing, jobs].flatMap((template) =>
    Object.entries(template.findResources('AWS::Lambda::Function')),
  );

describe('every alarm', () => {
  it('links to an entry of the runbook', () => {
    const headings = new Set(
      [...runbook().matchAll(/^## (.+)$/gm)].map(([, heading]) =>
        heading!.replaceAll(':', '').replaceAll(' ', '-'),
      ),
    );
    const unknown = everyAlarm()
      .map(([, alarm]) => anchorOf(alarm))
      .filter((anchor) => !headings.has(anchor));
    expect(unknown).toEqual([]);
  });

  it('notifies the alarm address', () => {
    for (const [id, { Properties }] of everyAlarm()) expect(Properties.AlarmActions, id).toHaveLength(1);
    for (const template of [monitoring, waf, inDev])
      template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: alarmEmail });
  });

  it('costs no more than documented', () => {
    const [, most] = /alarms of `prod` cost at most \$(\d+)/.exec(
      readFileSync(join('docs', 'operations', 'observability.md'), 'utf8'),
    )!;
    expect((metricsOf(monitoring) + metricsOf(waf)) * 0.1).toBeLessThanOrEqual(Number(most));
  });
});

describe('every function', () => {
  it('has one alarm, for errors or for missing scheduled runs', () => {
    const about = (id: string) =>
      alarms(monitoring, 'FunctionName')
        .filter(({ Properties }) => JSON.stringify(Properties.Dimensions).includes(id))
        .map(({ Properties }) => Properties.MetricName);
    const scheduled = all(jobs, 'AWS::Events::Rule')
      .filter(({ Properties }) => Properties.ScheduleExpression)
      .map(({ Properties }) => JSON.stringify(Properties.Targets));
    for (const [id] of functions()) {
      const isScheduled = scheduled.some((targets) => targets.includes(id));
      // The site check reports its own runs, a deployment waits for the key maker, and a refused sign-up is an error.
      if (/^CheckSite|MakeFileKey|PreSignUp/.test(id)) continue;
      // Their failed runs end in the dead letters, which have an alarm.
      const isWorker = /^(ProcessUpload|MakeDocument|WriteImport)/.test(id);
      expect(
        about(id).filter((name) => name !== 'IteratorAge'),
        id,
      ).toEqual(
        isWorker
          ? []
          : isScheduled
            ? ['Invocations']
            : id.startsWith('ReferencePage')
              ? ['Errors', 'Duration']
              : ['Errors'],
      );
    }
    const [, down] = alarmsOf(monitoring).find(([, alarm]) => anchorOf(alarm) === 'sitedown')!;
    expect(down.Properties).toMatchObject({ TreatMissingData: 'breaching', MetricName: 'SitePassed' });
  });

  it('that refuses sign-ups has an alarm for all its other errors', () => {
    for (const [template, id] of [
      [monitoring, /^PreSignUpErrors/],
      [inDev, /^FunctionErrors/],
    ] as const) {
      const [, alarm] = alarmsOf(template).find(([name]) => id.test(name))!;
      const metrics = alarm.Properties.Metrics as {
        Expression?: string;
        MetricStat?: { Metric: { MetricName: string } };
      }[];
      expect(
        metrics.map(({ Expression, MetricStat }) => Expression ?? MetricStat!.Metric.MetricName),
      ).toEqual(['errors - FILL(refused, 0)', 'Errors', 'SignUpsRefused']);
    }
  });

  it('that people wait for has an alarm below its time limit', () => {
    const slow = alarmsOf(monitoring).filter(([id]) => /^(Api|Pages)Slow/.test(id));
    const thresholds = slow.map(([, { Properties }]) => [Properties.MetricName, Properties.Threshold]);
    // The edge stops waiting for a page long before its function times out.
    expect(thresholds).toEqual([
      ['Latency', 800 * limits.callSeconds],
      ['Duration', 800 * pagePatience.toSeconds()],
    ]);
    for (const [, { Properties }] of slow) expect(Properties.EvaluateLowSampleCountPercentile).toBe('ignore');
  });

  it('names its stage in its metrics', () => {
    for (const [id, { Properties }] of functions()) {
      const { Variables } = (Properties as { Environment: { Variables: object } }).Environment;
      expect(Variables, id).toMatchObject({ [stageVariable]: 'refdeck-prod' });
    }
  });
});

describe('every job that runs each minute', () => {
  it.each(['FinishWithdrawals', 'EndPermissions', 'LookAfterApprovals'])(
    'is missed within five minutes: %s',
    (name) => {
      const [, { Properties }] = alarmsOf(monitoring).find(([id]) => id.startsWith(`${name}NotRun`))!;
      const { Period, EvaluationPeriods, TreatMissingData } = Properties;
      expect([Period, EvaluationPeriods, TreatMissingData]).toEqual([60, 5, 'breaching']);
    },
  );
});

describe('the edge', () => {
  it('has alarms in its region for failures and for a burst of refusals', () => {
    const found = alarmsOf(waf).map(([id, { Properties }]) => [
      id.replace(/[0-9A-F]{8}$/, ''),
      partsOf({ Properties } as Resource)[0]?.Expression ?? Properties.Dimensions,
      Properties.EvaluationPeriods,
      Properties.Threshold,
    ]);
    const [acl] = all(waf, 'AWS::WAFv2::WebACL');
    const { MetricName } = acl!.Properties.VisibilityConfig as { MetricName: string };
    expect(found).toEqual([
      ['EdgeErrors', expect.stringContaining('FROM SCHEMA("AWS/CloudFront", DistributionId, Region)'), 3, 5],
      [
        'Blocked',
        [
          { Name: 'Rule', Value: 'ALL' },
          { Name: 'WebACL', Value: MetricName },
        ],
        1,
        1_000,
      ],
    ]);
  });
});

describe('each objective', () => {
  it.each([
    ['ApiAvailability', 0.999],
    ['PagesAvailability', 0.9995],
  ])('has alarms that ring sooner for higher failure rates: %s', (name, target) => {
    const windows = alarmsOf(monitoring)
      .filter(([id]) => id.includes(name))
      .map(([, alarm]) => {
        const stats = partsOf(alarm).flatMap(({ MetricStat }) => MetricStat ?? []);
        const { Threshold } = alarm.Properties as { Threshold: number };
        return [(Threshold / (1 - target)).toFixed(1), stats.map(({ Period }) => Period)];
      });
    expect(windows).toEqual([
      ['14.4', [3_600, 3_600]],
      ['6.0', [21_600, 21_600]],
      ['3.0', [86_400, 86_400]],
    ]);
    const entries = alarmsOf(monitoring).filter(([, alarm]) => anchorOf(alarm) === name.toLowerCase());
    expect(entries).toHaveLength(3);
  });

  it('does not ring for a few failures', () => {
    const long = alarmsOf(monitoring).filter(([id]) => /Availability(Fast|Steady|Slow)/.test(id));
    expect(long).toHaveLength(6);
    for (const [id, alarm] of long) {
      const expression = partsOf(alarm).find(({ Expression }) => Expression)?.Expression;
      expect(expression, id).toMatch(/^IF\(failures >= 10, failures \/ calls, 0\)$/);
    }
  });
});

describe('dev', () => {
  it('has only free alarms', () => {
    expect(metricsOf(inDev)).toBeLessThanOrEqual(prices.alarms.free!);
    expect(alarmsOf(inDev).map(([, alarm]) => anchorOf(alarm))).toEqual([
      'sitedown',
      'outboxfailures',
      'edgefailures',
      'jobsdeadletters',
      'accessdenied',
      'mailbounces',
      'mailcomplaints',
      'functionerrors',
      'functionthrottles',
    ]);
  });
});

describe('the budget of a month', () => {
  it('notifies the alarm address before it is spent', () => {
    const [budget] = all(waf, 'AWS::Budgets::Budget');
    expect(budget!.Properties.Budget).toMatchObject({ BudgetLimit: { Amount: 100, Unit: 'USD' } });
    const notifications = budget!.Properties.NotificationsWithSubscribers as object[];
    expect(notifications).toHaveLength(2);
    for (const one of notifications) {
      expect(one).toMatchObject({ Subscribers: [{ Address: alarmEmail, SubscriptionType: 'EMAIL' }] });
    }
  });
});

describe('the dashboard', () => {
  it('shows every metric of our code, and the edge in its region', () => {
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
