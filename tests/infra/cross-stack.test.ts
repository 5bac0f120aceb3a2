import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Duration, Fn, Stack } from 'aws-cdk-lib';
import { CfnQueue, Queue } from 'aws-cdk-lib/aws-sqs';
import { describe, expect, it } from 'vitest';
import { addStacks } from '#infra/app';
import { AppFunction } from '#infra/constructs/app-function';
import { stageNamed } from '#infra/stage';
import { refusals } from '#tools/build/cross-stack';
import cdk from '../../cdk.json' with { type: 'json' };
import { alarmEmail, backupVault, domain } from './templates.ts';

type Stacks = ReturnType<typeof addStacks>;

function synthesize(change: (stacks: Stacks) => void = () => undefined, name = domain.name): string {
  const outdir = mkdtempSync(join(tmpdir(), 'refdeck-assembly-'));
  const app = new App({ outdir, context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
  const mailFrom = `no-reply@${domain.name}`;
  change(
    addStacks(app, { ...stageNamed('prod'), domain: { ...domain, name }, mailFrom, alarmEmail, backupVault }),
  );
  return app.synth().directory;
}

function addFunction({ api, monitoring }: Stacks): void {
  const fn = new AppFunction(api, 'Added', {
    bundle: 'meta',
    description: 'Only this release has it',
    errorImpact: 'Nobody notices',
  });
  fn.metricErrors().createAlarm(monitoring, 'AddedErrors', { threshold: 1, evaluationPeriods: 1 });
}

describe('a release, and the way back to the one before', () => {
  const before = synthesize();

  it.each([
    ['adds a function', synthesize(addFunction)],
    ['has another domain', synthesize(undefined, `other.${domain.zoneName}`)],
  ])('is refused by no stack when it %s', (_, release) => {
    expect(refusals(before, release)).toEqual([]);
    expect(refusals(release, before)).toEqual([]);
  });

  it('can be deployed into an empty account', () => {
    const empty = new App({ outdir: mkdtempSync(join(tmpdir(), 'refdeck-assembly-')) });
    expect(refusals(empty.synth().directory, before)).toEqual([]);
  });

  it('has no export that only alarms and dashboard import', () => {
    const templates = readdirSync(before).filter((file) => file.endsWith('.template.json'));
    const monitoring = templates.filter((file) => file.includes('Monitoring'));
    expect(monitoring).toHaveLength(1);
    expect(readFileSync(join(before, monitoring[0]!), 'utf8')).not.toContain('Fn::ImportValue');
    // Its two functions keep a value for as long as the other region reads it.
    for (const file of templates)
      expect(readFileSync(join(before, file), 'utf8'), file).not.toContain('Custom::CrossRegionExport');
  });
});

describe('the walk through the stacks', () => {
  function two(fill: (producer: Stack, consumer: Stack) => void): string {
    const app = new App({ outdir: mkdtempSync(join(tmpdir(), 'refdeck-assembly-')) });
    const producer = new Stack(app, 'Producer');
    const consumer = new Stack(app, 'Consumer');
    consumer.addStackDependency(producer, 'It is deployed later even when it reads nothing');
    fill(producer, consumer);
    return app.synth().directory;
  }
  const queueIn = (stack: Stack, queueName?: string) =>
    new CfnQueue(stack, 'Own', { ...(queueName && { queueName }) });
  const reading = (fifo: boolean) =>
    two((producer, consumer) => {
      const queue = new Queue(producer, 'Queue', {
        ...(fifo && { fifo }),
        retentionPeriod: Duration.days(1),
      });
      queueIn(consumer, queue.queueName);
    });

  it('refuses to remove an export that a deployed stack imports', () => {
    const without = two((producer, consumer) => {
      queueIn(producer);
      queueIn(consumer);
    });
    expect(refusals(reading(false), without)).toEqual([
      expect.stringMatching(/^Export Producer:\w+ cannot be deleted or changed as it is in use by Consumer$/),
    ]);
    expect(refusals(without, reading(false))).toEqual([]);
  });

  it('refuses to replace what a deployed stack imports', () => {
    expect(refusals(reading(false), reading(true))).toEqual([
      expect.stringMatching(/^Export Producer:\w+ cannot be deleted or changed/),
    ]);
    expect(refusals(reading(false), reading(false))).toEqual([]);
  });

  it('refuses to read what no stack has', () => {
    const reads = two((producer, consumer) => {
      queueIn(producer);
      queueIn(consumer, Fn.importValue('Nobody'));
    });
    expect(refusals(reads, reads)).toEqual(['Consumer reads Nobody, which no stack has']);
  });
});
