import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventBus } from '../events/bus.ts';
import { compilePattern, readRules, type BusEvent } from '../events/rules.ts';
import { Assembly } from '../template/assembly.ts';
import { temporaryDirectory } from './fixture/cloud.ts';

const account = { region: 'eu-central-1', accountId: '123456789012', host: 'localhost:3000' };

const target = { Arn: { 'Fn::GetAtt': ['Job', 'Arn'] }, Id: 'Target0' };
function rulesOf(properties: object, others: object = {}) {
  const directory = temporaryDirectory();
  const Resources = {
    Job: { Type: 'AWS::Lambda::Function', Properties: { FunctionName: 'App-Jobs-Sweep0A1B2C3D' } },
    Rule: { Type: 'AWS::Events::Rule', Properties: { State: 'ENABLED', Targets: [target], ...properties } },
    ...others,
  };
  writeFileSync(join(directory.path, 'App.template.json'), JSON.stringify({ Resources }));
  const rules = readRules(new Assembly(directory.path, account));
  directory.remove();
  return rules;
}

const pattern = {
  source: ['aws.s3'],
  'detail-type': ['Object Created'],
  detail: { bucket: { name: ['files'] }, object: { key: [{ prefix: 'uploads/' }] } },
};

function busWith(rules: ReturnType<typeof rulesOf>, invoke: (event: BusEvent) => Promise<void>) {
  const log = vi.fn<(functionId: string, text: string) => void>();
  const bus = new EventBus(rules, { account, invoke: (_id, event) => invoke(event), log });
  return { bus, log };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a rule with a pattern', () => {
  it('delivers events that match in every part, and no other', async () => {
    const seen: BusEvent[] = [];
    const { bus } = busWith(rulesOf({ EventPattern: pattern }), async (event) => void seen.push(event));
    bus.objectCreated('files', { key: 'uploads/one', size: 3, etag: 'x' });
    bus.objectCreated('files', { key: 'assets/one', size: 3, etag: 'x' });
    bus.objectCreated('others', { key: 'uploads/one', size: 3, etag: 'x' });
    await vi.runAllTimersAsync();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ source: 'aws.s3', detail: { object: { key: 'uploads/one', size: 3 } } });
  });

  it('matches one value of a list, and any value for exists', () => {
    const matches = compilePattern({ detail: { tags: { set: ['ours'], kind: [{ exists: true }] } } });
    const withTags = (tags: object) => matches({ detail: { tags } } as BusEvent);
    expect(withTags({ set: ['ours', 'theirs'], kind: ['invitation'] })).toBe(true);
    expect(withTags({ set: ['theirs'], kind: ['invitation'] })).toBe(false);
    expect(withTags({ set: ['ours'] })).toBe(false);
  });

  it('retries a failing function as often as configured, then reports it', async () => {
    const retries = {
      Config: {
        Type: 'AWS::Lambda::EventInvokeConfig',
        Properties: { FunctionName: { Ref: 'Job' }, MaximumRetryAttempts: 1 },
      },
    };
    const invoke = vi.fn<(event: BusEvent) => Promise<void>>(async () => {
      throw new Error('on purpose');
    });
    const { bus, log } = busWith(rulesOf({ EventPattern: pattern }, retries), invoke);
    vi.useRealTimers();
    bus.objectCreated('files', { key: 'uploads/one', size: 3, etag: 'x' });
    await vi.waitFor(() => expect(log).toHaveBeenCalled(), 60_000);
    expect(invoke).toHaveBeenCalledTimes(2);
    expect(log.mock.calls).toEqual([
      [
        expect.stringMatching(/^App-Jobs-Sweep/),
        expect.stringMatching(/^To the dead-letter queue: .*on purpose/),
      ],
    ]);
  });

  it.each([
    { source: [{ 'anything-but': ['aws.s3'] }] },
    { source: [{ prefix: 'a', suffix: 'b' }] },
    { detail: { size: [{ numeric: ['>', 1] }] } },
    { detail: { size: [{ exists: false }] } },
    { source: 'aws.s3' },
    { source: [null] },
  ])('that says %j is refused at the start, because it would not be understood', (unknown) => {
    expect(() => compilePattern(unknown)).toThrow(/EventPattern/);
  });
});

describe('a rule with a schedule', () => {
  it('runs at its rate, with the time as the event’s time, until the cloud stops', async () => {
    const times: string[] = [];
    const rules = rulesOf({ ScheduleExpression: 'rate(15 minutes)' });
    const { bus } = busWith(rules, async ({ time }) => void times.push(time));
    vi.setSystemTime('2026-11-21T12:00:00Z');
    bus.start();
    await vi.advanceTimersByTimeAsync(31 * 60_000);
    expect(times).toEqual(['2026-11-21T12:15:00.000Z', '2026-11-21T12:30:00.000Z']);
    bus.stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(times).toHaveLength(2);
  });

  it('runs at once by the name of its construct, for any time', async () => {
    const times: string[] = [];
    const rules = rulesOf({ ScheduleExpression: 'rate(1 hour)' });
    const { bus } = busWith(rules, async ({ time }) => void times.push(time));
    const then = new Date('2027-01-01T00:00:00Z');
    expect(await bus.run('Sweep', then)).toBe(true);
    expect(await bus.run('App-Jobs-Sweep0A1B2C3D', then)).toBe(true);
    expect(await bus.run('weep', then)).toBe(false);
    expect(times).toEqual([then.toISOString(), then.toISOString()]);
  });

  it.each(['cron(0 12 * * ? *)', 'rate(soon)'])('of %s is refused at the start', (ScheduleExpression) => {
    expect(() => rulesOf({ ScheduleExpression })).toThrow(/rate/);
  });
});

describe('a target', () => {
  it('that wants another event than the one that came is refused at the start', () => {
    expect(() => rulesOf({ EventPattern: pattern, Targets: [{ ...target, Input: '{}' }] })).toThrow(
      /as they are/,
    );
  });

  it('of a disabled rule is ignored', () => {
    expect(rulesOf({ State: 'DISABLED', EventPattern: pattern })).toEqual([]);
  });
});
