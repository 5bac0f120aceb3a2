import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addStacks } from '#infra/app';
import { stageNamed } from '#infra/stage';
import { refusals } from '#tools/build/cross-stack';
import cdk from '../../cdk.json' with { type: 'json' };
import { alarmEmail, backupVault, domain } from './templates.ts';

afterEach(() => void vi.unstubAllEnvs());

const guide = readFileSync(join('docs', 'operations', 'disaster-recovery.md'), 'utf8');
const commands = [...guide.matchAll(/^ *REFDECK_USER_POOLS=(\S+) npm run deploy -- prod/gm)].map(
  ([, pools]) => pools!,
);

const releases = new Map<string, { directory: string; data: object }>();

function release(pools: string) {
  if (!releases.has(pools)) {
    vi.stubEnv('REFDECK_USER_POOLS', pools);
    const outdir = mkdtempSync(join(tmpdir(), 'refdeck-assembly-'));
    const app = new App({ outdir, context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
    const mailFrom = `no-reply@${domain.name}`;
    const { data } = addStacks(app, { ...stageNamed('prod'), domain, mailFrom, alarmEmail, backupVault });
    releases.set(pools, { data: Template.fromStack(data).toJSON(), directory: app.synth().directory });
  }
  return releases.get(pools)!;
}

describe('the three commands that replace a lost user pool', () => {
  const steps = ['1', ...commands];

  it('add a pool, sign people in with it, and forget the lost one', () => {
    expect(commands).toEqual(['1,2', '2,1', '2']);
  });

  it.each([0, 1, 2])('can each be deployed and rolled back: %i', (step) => {
    const [before, after] = [release(steps[step]!).directory, release(steps[step + 1]!).directory];
    expect(refusals(before, after)).toEqual([]);
    expect(refusals(after, before)).toEqual([]);
  });

  it('are needed: one deployment of another pool is refused', () => {
    expect(refusals(release('1').directory, release('2').directory)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Export .*Users1.* in use by Refdeck-prod-Api$/)]),
    );
  });

  it('change nothing at the lost pool, which CloudFormation would not find', () => {
    const ofLost = (pools: string) =>
      Object.entries((release(pools).data as { Resources: Record<string, object> }).Resources).filter(
        ([id, resource]) =>
          id.startsWith('Users1') && (resource as { Type: string }).Type.startsWith('AWS::Cognito::'),
      );
    expect(ofLost('1')).toHaveLength(2);
    for (const pools of ['1,2', '2,1']) expect(ofLost(pools)).toEqual(ofLost('1'));
  });
});
