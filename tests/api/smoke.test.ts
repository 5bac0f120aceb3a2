import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { scopes } from '#functions/shared/data/table';
import type { SmokeAccount } from '#functions/shared/smoke/account';
import { runSmokeTest, smokeTest, type SmokeResult } from '#functions/shared/smoke/smoke-test';
import { handler } from '#functions/triggers/check-site';
import { prepareSmokeAccount, readConfig, smokeAccount } from '#tools/deploy/smoke-account';
import { standInFor } from '../support/stand-in.ts';
import { runJob } from '../support/run-job.ts';
import { table } from '../support/table.ts';

const { origin, assetBucket, credentials, endpoints, region } = inject('cloud');
const steps = 16;
let account: SmokeAccount;

beforeAll(async () => {
  account = (await smokeAccount(origin, await readConfig(origin), undefined))!;
  await runSmokeTest(origin, account, 'deployment');
});

async function rows(): Promise<string[]> {
  const { client, TableName } = table();
  const found: string[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName,
        // The other suites of the run have written much that is not compared here.
        ProjectionExpression: 'pk, sk, expiresAt',
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    for (const { pk, sk, expiresAt = Infinity } of page.Items as {
      pk: string;
      sk: string;
      expiresAt?: number;
    }[])
      if (!pk.startsWith(scopes.audit) && expiresAt > Date.now() / 1_000 + 2 * 86_400)
        found.push(`${pk} ${sk}`);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found.toSorted();
}

async function files(): Promise<string[]> {
  const client = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: assetBucket }));
  return Contents.map(({ Key = '' }) => Key).toSorted();
}

async function left(): Promise<{ rows: string[]; files: string[] }> {
  await runJob('PurgeOrganizations');
  await runJob('PurgeOrganizations');
  await runJob('SweepJobs', new Date(Date.now() + 3_600_000));
  return { rows: await rows(), files: await files() };
}

/** Returns what is new, except in organizations that existed before: jobs still work there for other suites. */
async function newSince(before: Awaited<ReturnType<typeof left>>): Promise<string[]> {
  const known = new Set(before.rows.flatMap((row) => /^ORG#(\w{26})/.exec(row)?.[1] ?? []));
  const existing = new Set([...before.rows, ...before.files]);
  const after = await left();
  return [...after.rows, ...after.files].filter(
    (one) => !existing.has(one) && !one.split(/\W/).some((part) => known.has(part)),
  );
}

const wrong = (results: SmokeResult[]) => results.filter((one) => one.wrong !== undefined);

describe('the smoke test', () => {
  it('does what a customer does and leaves no row, file or mail', async () => {
    const before = await left();
    const results = await runSmokeTest(origin, account, 'deployment');
    expect(wrong(results)).toEqual([]);
    expect(results).toHaveLength(steps);
    expect(await newSince(before)).toEqual([]);
    const mails = (await (await fetch(`${origin}/__local/mail.json`)).json()) as {
      subject: string;
      to: string[];
    }[];
    // Only a local cloud mails the code of the sign-up.
    expect(mails.filter(({ to }) => to.includes(account.email))).toHaveLength(1);
  });

  it('leaves nothing after a cut-off at any step and a new run', async () => {
    const before = await left();
    for (let killedAfter = 1; killedAfter < steps; killedAfter += 1) {
      const run = smokeTest(origin, account, 'deployment');
      // The generator is abandoned, as by a process that is killed.
      for (let step = 0; step < killedAfter; step += 1)
        expect((await run.next()).value?.wrong).toBeUndefined();
    }
    expect(wrong(await runSmokeTest(origin, account, 'deployment'))).toEqual([]);
    expect(await newSince(before)).toEqual([]);
  });

  it('works for two runners at once', async () => {
    const runs = (['schedule', 'deployment'] as const).map((runner) => runSmokeTest(origin, account, runner));
    expect((await Promise.all(runs)).flatMap(wrong)).toEqual([]);
  });

  it('reports a failed step, tidies up and ends', async () => {
    const other = { ...account, password: 'another password of this length' };
    const results = await runSmokeTest(origin, other, 'deployment');
    expect(results[0]).toEqual({ step: 'signs in', wrong: 'NotAuthorizedException' });
    expect(results.map(({ step }) => step)).toEqual(['signs in', 'deletes everything', 'signs out']);
  });

  it('runs from the site check with a deployed account, when due', async () => {
    const secret = await standInFor('SECRETS_MANAGER', () => ({
      status: 200,
      headers: { 'content-type': 'application/x-amz-json-1.1' },
      body: JSON.stringify({ SecretString: 'a password that only this test knows' }),
    }));
    vi.stubEnv('WEB_ORIGIN', origin);
    vi.stubEnv('SMOKE_SECRET_NAME', 'refdeck/test/smoke');
    vi.stubEnv('SMOKE_MINUTES', '60');
    const lines: string[] = [];
    const write = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => lines.push(String(line)) > 0);
    try {
      const config = { ...(await readConfig(origin)), userPoolEndpoint: endpoints.cognito };
      // Every deployment does this again.
      for (const _ of [1, 2]) await prepareSmokeAccount(config, 'test');
      for (const minute of ['03', '08']) await handler({ id: minute, time: `2026-11-23T10:${minute}:00Z` });
    } finally {
      write.mockRestore();
      await secret.stop();
    }
    const output = lines.join('');
    // This cloud has no web, so these two checks fail.
    const failing = new Set([...output.matchAll(/"check":"([^"]+)"/g)].map(([, name]) => name));
    expect([...failing].filter((name) => !['landing page', 'plans'].includes(name!))).toEqual([]);
    const checks = [...output.matchAll(/"checks":(\d+)/g)].map(([, count]) => Number(count));
    expect(checks[0]! - checks[1]!).toBe(steps);
  });
});
