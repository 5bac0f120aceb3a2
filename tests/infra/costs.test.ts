import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { metricUnits } from '#functions/shared/log/metrics';
import { monthOfOne } from '#tools/cost/behaviour';
import { rows, usageOf, assumedMs } from '#tools/cost/calls';
import { capacityTables, tablesOf, withTables } from '#tools/cost/render';
import { memoryOf, standing } from '#tools/cost/stacks';
import { add, billed, dollarsOf, times } from '#tools/cost/usage';
import { alarms, all, synthesiseProd, type Templates } from './templates.ts';

let templates: Templates;
beforeAll(() => {
  templates = synthesiseProd();
});

it.each([
  ['docs/costs.md', tablesOf],
  ['docs/scaling.md', capacityTables],
])(
  '%s says what the units, the templates and the prices say now (npm run cost writes it)',
  async (file, tables) => {
    const text = readFileSync(file, 'utf8');
    expect(await withTables(text, tables(templates))).toBe(text);
  },
);

describe('what a call costs', () => {
  it('is the sum of what AWS bills for it', () => {
    const usage = usageOf('GET /api/organization', memoryOf(templates), assumedMs);
    const { reads, kilobytes } = rows['GET /api/organization']!;
    const lambda = 0.2 + 0.0000133334 * 0.5 * 0.06 * 1e6;
    const expected = 1 + 0.6 + 1 + lambda + 0.125 * reads + 0.085 * kilobytes + 0.5 * 0.75;
    expect(1e6 * dollarsOf(usage)).toBeCloseTo(expected, 6);
  });

  it('follows the memory that its function is deployed with', () => {
    const memory = memoryOf(templates);
    expect([memory.ReferencePage, memory.Organization, memory.ProcessUpload]).toEqual([1024, 512, 2048]);
  });

  it('is known of everything that an organisation is assumed to do', () => {
    expect(Object.keys(monthOfOne).filter((name) => !(name in rows))).toEqual([]);
  });
});

describe('a month', () => {
  it('has what AWS gives for nothing once, and not for each organisation', () => {
    const million = times(1_000_000, { functionRuns: 1 });
    expect(billed('functionRuns', million.functionRuns)).toBe(0);
    expect(billed('functionRuns', add(million, million).functionRuns)).toBeCloseTo(0.2);
  });

  it('counts the alarms and the secrets of the templates', () => {
    const { alarms: metrics, secrets } = standing(templates);
    const known = [true, false].flatMap((has) => alarms(templates.monitoring, 'FunctionName', has));
    expect(known.length).toBeGreaterThan(10);
    expect(metrics).toBeGreaterThanOrEqual(known.length);
    const kept = [templates.data, templates.api].flatMap((template) =>
      all(template, 'AWS::SecretsManager::Secret'),
    );
    expect(secrets).toBe(kept.length);
  });

  it('counts the firewall with its rules, the alarms of alarms, and what functions measure and read', () => {
    const { firewalls, firewallRules, compositeAlarms, metrics, secretReads } = standing(templates);
    expect([firewalls, firewallRules]).toEqual([1, 7]);
    expect(compositeAlarms).toBe(all(templates.monitoring, 'AWS::CloudWatch::CompositeAlarm').length);
    expect(compositeAlarms).toBeGreaterThan(0);
    expect(metrics).toBeGreaterThan(Object.keys(metricUnits).length);
    expect(secretReads).toBeGreaterThan(0);
  });
});
