import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { accessRefusal } from '@refdeck/local-cloud/gateway/signed-access';
import { readDistribution } from '@refdeck/local-cloud/gateway/distribution';
import { Assembly } from '@refdeck/local-cloud/template/assembly';
import { App } from 'aws-cdk-lib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/rules/limits';
import { addStacks } from '#infra/app';
import { stageNamed } from '#infra/stage';
import { refusals } from '#tools/build/cross-stack';
import cdk from '../../cdk.json' with { type: 'json' };
import { alarmEmail, backupVault, domain } from './templates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const runbook = readFileSync(join('docs', 'operations', 'runbook.md'), 'utf8');
const commands = [...runbook.matchAll(/^ *REFDECK_FILE_KEYS=(\S+) npm run deploy -- prod/gm)].map(
  ([, keys]) => keys!,
);

function synthesize(name: 'local' | 'prod', keys: string): string {
  vi.stubEnv('REFDECK_FILE_KEYS', keys);
  const outdir = mkdtempSync(join(tmpdir(), 'refdeck-assembly-'));
  const app = new App({ outdir, context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
  const inProd = { domain, mailFrom: `no-reply@${domain.name}`, alarmEmail, backupVault };
  addStacks(app, { ...stageNamed(name), ...(name === 'prod' && inProd) });
  return app.synth().directory;
}

describe('the three commands that replace the key of files', () => {
  const steps = ['1', ...commands];
  const releases = new Map<string, string>();
  const release = (keys: string) => {
    if (!releases.has(keys)) releases.set(keys, synthesize('prod', keys));
    return releases.get(keys)!;
  };

  it('trust a second key, sign with it, and stop trusting the first', () => {
    expect(commands).toEqual(['1,2', '2,1', '2']);
  });

  it.each([0, 1, 2])('can each be deployed and rolled back: %i', (step) => {
    const [before, after] = [release(steps[step]!), release(steps[step + 1]!)];
    expect(refusals(before, after)).toEqual([]);
    expect(refusals(after, before)).toEqual([]);
  });

  it('are needed: one deployment of another key is refused', () => {
    expect(refusals(release('1'), release('2'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Export .*FileKeys.* in use by Refdeck-prod-Api$/)]),
    );
  });
});

/** What a deployment of these keys signs with and trusts, at the edge that runs the templates. */
class Deployment {
  private readonly assembly: Assembly;

  constructor(keys: string, pairs: Map<string, { privateKey: string; publicKey: string }>) {
    const account = { region: 'eu-central-1', accountId: '000000000000', host: 'localhost:3000' };
    this.assembly = new Assembly(synthesize('local', keys), account);
    for (const made of this.assembly.custom()) {
      const secret = made.property<string>('SecretId')!;
      if (!pairs.has(secret)) pairs.set(secret, pair());
      this.assembly.made(made, { PublicKey: pairs.get(secret)!.publicKey });
    }
    const send = ({ input }: { input: { SecretId: string } }) =>
      Promise.resolve({ SecretString: pairs.get(input.SecretId)!.privateKey });
    vi.spyOn(SecretsManagerClient.prototype, 'send').mockImplementation(send as never);
  }

  async sign(until: Date): Promise<Record<string, string>> {
    const asset = this.assembly
      .ofType('AWS::Lambda::Function')
      .find(({ logicalId }) => /^Asset[0-9A-F]{8}$/.test(logicalId))!;
    const { Variables } = asset.property<{ Variables: Record<string, string> }>('Environment')!;
    for (const name of ['FILE_KEY_SECRET_ARN', 'FILE_KEY_PAIR_ID']) vi.stubEnv(name, Variables[name]);
    // A deployment starts new processes.
    vi.resetModules();
    const { signPolicy } = await import('#functions/shared/files/sign-policy');
    return signPolicy('http://localhost:3000/private/o1/*', until);
  }

  statusAt(now: Date, signature: Record<string, string>): number {
    const { behaviors } = readDistribution(this.assembly, (value) => value);
    const { trustedKeys } = behaviors.find(({ pathPattern }) => pathPattern === '/private/*')!;
    const request = { path: '/private/o1/a1/320.webp', headers: { host: 'localhost:3000' } };
    const query = new URLSearchParams(signature).toString();
    return accessRefusal({ ...request, query }, trustedKeys!(), now.getTime())?.status ?? 200;
  }
}

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

it('an old signature works to its end while the key is replaced', async () => {
  const pairs = new Map<string, ReturnType<typeof pair>>();
  const now = new Date('2026-03-01T12:00:00Z');
  const until = new Date(now.getTime() + limits.fileAccessMinutes * 60_000);
  const [added, swapped, removed] = commands;

  const old = await new Deployment('1', pairs).sign(until);
  expect(new Deployment(added!, pairs).statusAt(now, old)).toBe(200);

  const both = new Deployment(swapped!, pairs);
  const next = await both.sign(until);
  expect(next['Key-Pair-Id']).not.toBe(old['Key-Pair-Id']);
  const last = new Date(until.getTime() - 1_000);
  expect([both.statusAt(last, old), both.statusAt(last, next)]).toEqual([200, 200]);
  expect(both.statusAt(until, old)).toBe(403);

  const replaced = new Deployment(removed!, pairs);
  expect([replaced.statusAt(now, old), replaced.statusAt(now, next)]).toEqual([403, 200]);
});
