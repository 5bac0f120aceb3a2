import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { metricUnits } from '#functions/shared/log/metrics';
import { monthOfOne, smokeTestRun } from '#tools/cost/behavior';
import { rows, usageOf, assumedMs } from '#tools/cost/calls';
import { capacityTables, idleBill, stageTables, tablesOf, withTables } from '#tools/cost/render';
import { memoryOf, fixedUsage, tableMaximum } from '#tools/cost/stacks';
import { add, billed, date, dollarsOf, meters, prices, region, times } from '#tools/cost/usage';
import { stageNamed } from '#infra/stage';
import { rewritePagesCode } from '#infra/edge/scripts';
import { quota } from '#tools/cost/build';
import { alarms, all, stacksOf, synthesized, type Templates } from './templates.ts';

const stages = synthesized().templates;
const templates = stages.prod;

it.each([
  ['docs/operations/costs.md', (prod: Templates) => ({ ...tablesOf(prod), ...stageTables(stages) })],
  ['docs/operations/scaling.md', capacityTables],
])('%s matches units, templates and prices (npm run cost writes it)', async (file, tables) => {
  const text = readFileSync(file, 'utf8');
  expect(await withTables(text, tables(templates))).toBe(text);
});

describe('what a call costs', () => {
  it('is the sum of what AWS bills for it', () => {
    const usage = usageOf('GET /api/organization', memoryOf(templates), assumedMs);
    const { reads, kilobytes } = rows['GET /api/organization']!;
    const lambda = 0.2 + 0.0000133334 * 0.5 * 0.06 * 1e6;
    const expected = 1.2 + 0.6 + 1.2 + lambda + 0.1525 * reads + 0.085 * kilobytes + 0.63 * 0.75;
    expect(1e6 * dollarsOf(usage)).toBeCloseTo(expected, 6);
  });

  it('follows the memory that its function is deployed with', () => {
    const memory = memoryOf(templates);
    expect([memory.ReferencePage, memory.Organization, memory.ProcessUpload]).toEqual([1024, 512, 2048]);
  });

  it('is known for every assumed action of an organization', () => {
    const known = [...Object.keys(monthOfOne), ...Object.keys(smokeTestRun)];
    expect(known.filter((name) => !(name in rows))).toEqual([]);
  });
});

describe('a month', () => {
  it('includes AWS’s free tier once, not once per organization', () => {
    const million = times(1_000_000, { functionRuns: 1 });
    expect(billed('functionRuns', million.functionRuns)).toBe(0);
    expect(billed('functionRuns', add(million, million).functionRuns)).toBeCloseTo(0.2);
  });

  it('counts the alarms and the secrets of the templates', () => {
    const { alarms: metrics, secrets } = fixedUsage(templates);
    const known = [true, false].flatMap((has) => alarms(templates.monitoring, 'FunctionName', has));
    expect(known.length).toBeGreaterThan(10);
    expect(metrics).toBeGreaterThanOrEqual(known.length);
    const deployed = [templates.data, templates.api, templates.jobs].flatMap((template) =>
      all(template, 'AWS::SecretsManager::Secret'),
    );
    expect(secrets).toBe(deployed.length);
  });

  it('includes the firewall with its rules, and the metrics and reads of functions', () => {
    const { firewalls, firewallRules, metrics, secretReads } = fixedUsage(templates);
    expect([firewalls, firewallRules]).toEqual([1, 8]);
    expect(metrics).toBeGreaterThan(Object.keys(metricUnits).length);
    expect(secretReads).toBeGreaterThan(0);
  });
});

describe('the prices', () => {
  it('are those of the usual region of a stage, each with a source', () => {
    expect(region).toBe(stageNamed('prod').region);
    expect(Date.parse(date)).toBeGreaterThan(Date.parse('2026-01-01'));
    for (const meter of meters) expect(prices[meter].source.length, meter).toBeGreaterThan(10);
  });

  it('cover what the guide of the deployment recommends', () => {
    const guide = readFileSync('docs/operations/deploy.md', 'utf8');
    expect(guide).toMatch(/guardduty create-detector[^]*Another account for the backups/);
    const { usage } = idleBill(templates);
    expect(usage.threatEvents).toBeGreaterThanOrEqual(usage.secretReads!);
    const month = tablesOf(templates).months!;
    for (const meter of [
      'threatEvents',
      'trailEvents',
      'copiedTableGigabytes',
      'copiedFileGigabytes',
    ] as const)
      expect(month).toContain(prices[meter].what);
  });
});

describe('a stage that nobody visits', () => {
  it.each([
    ['dev', 6],
    // The base costs 21 dollars. The rest is the site check, its threat events, the edge's two alarms and the
    // guard of sign-ups.
    ['prod', 31],
  ] as const)('%s costs at most $%d a month', (name, goal) => {
    expect(idleBill(stages[name]).dollars).toBeGreaterThan(1);
    expect(idleBill(stages[name]).dollars).toBeLessThanOrEqual(goal);
  });

  it('pays for no composite alarm, which has no line', () => {
    for (const { monitoring } of Object.values(stages))
      monitoring.resourceCountIs('AWS::CloudWatch::CompositeAlarm', 0);
  });
});

describe('the table', () => {
  it('has a maximum per second within the cost of its stage', () => {
    // This is a day of the worst flood. The budget sends a mail within hours.
    const day = (name: 'dev' | 'prod') => 86_400 * dollarsOf(tableMaximum(stages[name]));
    expect(day('dev')).toBeLessThan(45);
    expect(day('prod')).toBeLessThan(850);
  });
});

/** The tests fail well before a quota, so that there is time to act (`docs/operations/scaling.md`). */
const early = 0.7;

const stacks = stacksOf('prod');

describe('every stack', () => {
  it('has room for more resources, outputs and bytes in its template', () => {
    for (const [name, template] of stacks) {
      const json = template.toJSON() as { Resources: object; Outputs?: object };
      expect(Object.keys(json.Resources).length, name).toBeLessThan(early * quota.resources);
      expect(Object.keys(json.Outputs ?? {}).length, name).toBeLessThan(early * quota.outputs);
      expect(JSON.stringify(json, null, 1).length, name).toBeLessThan(early * quota.templateBytes);
    }
  });
});

describe('the API', () => {
  it('has room for more routes and more functions behind them', () => {
    const count = (type: string) =>
      stacks.reduce((total, [, template]) => total + all(template, type).length, 0);
    expect(count('AWS::ApiGatewayV2::Route')).toBeLessThan(early * quota.routes);
    expect(count('AWS::ApiGatewayV2::Integration')).toBeLessThan(early * quota.integrations);
  });
});

describe('every function', () => {
  it('has room for more variables in its environment', () => {
    const environments = stacks.flatMap(([, template]) =>
      all(template, 'AWS::Lambda::Function').map(({ Properties }) =>
        JSON.stringify(Properties.Environment ?? {}),
      ),
    );
    expect(Math.max(...environments.map((text) => text.length))).toBeGreaterThan(100);
    for (const text of environments) expect(text.length).toBeLessThan(early * quota.environmentBytes);
  });
});

describe('the list of pages at the edge', () => {
  it('has room for a hundred more articles with long addresses', () => {
    const article = '"/resources/help-center/an-article-with-a-long-address":1,';
    expect(rewritePagesCode().length + 100 * article.length).toBeLessThan(quota.edgeFunctionBytes);
  });
});
