import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, UpdateTimeToLiveCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { keys, partitions } from '#functions/shared/data/keys';
import { tableKeys } from '#functions/shared/data/table';
import { copied, copyTable, pointInTime } from '#tools/restore-drill/backup';
import { readOptions } from '#tools/restore-drill/options';
import { renderReport } from '#tools/restore-drill/report';
import type { DrillResult } from '#tools/restore-drill/run';
import { loadFunction } from '../support/in-process.ts';
import { livelyTable } from '../support/lively-table.ts';
import { client, startRecovery } from '../support/recovery.ts';

/** The drill has its own table, because the one behind the gateway changes while other suites run. */
const source = `Refdeck-drilled-Data-Tenants-${process.pid}`;
const backup = `${source}-backup`;
const moment = new Date();
let engine: DynamoDBClient;
let documents: DynamoDBDocumentClient;
let recovery: Awaited<ReturnType<typeof startRecovery>>;
const { rows, owner, leaver, organizationId, closed, draftId, customerId } = await livelyTable(moment);

afterEach(() => vi.unstubAllEnvs());
beforeAll(async () => {
  engine = client();
  documents = DynamoDBDocumentClient.from(engine);
  await createSource();
  for (const Item of rows) await documents.send(new PutCommand({ TableName: source, Item }));
  await copyTable(engine, source, backup);
  recovery = await startRecovery(backup, { earliest: new Date(moment.getTime() - 60_000), latest: moment });
  recovery.equip(source);
  await deleteAfterwards();
});

afterAll(() => recovery.stop());

async function createSource(): Promise<void> {
  const { partition, sort, expiry } = tableKeys;
  await engine.send(
    new CreateTableCommand({
      TableName: source,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: partition, KeyType: 'HASH' },
        { AttributeName: sort, KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [partition, sort].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
      DeletionProtectionEnabled: true,
    }),
  );
  const TimeToLiveSpecification = { Enabled: true, AttributeName: expiry };
  await engine.send(new UpdateTimeToLiveCommand({ TableName: source, TimeToLiveSpecification }));
}

async function deleteAfterwards(): Promise<void> {
  const functions = await loadFunction(
    async () => ({
      ...(await import('#functions/user/erase-profile')),
      ...(await import('#functions/organization/delete-organization')),
      ...(await import('#functions/shared/membership/member-table')),
    }),
    { TABLE_NAME: source },
  );
  const now = new Date();
  const at = { now, requestId: 'afterwards', log: () => undefined };
  const scheduled = keys.scheduled('erase', now, leaver.userId);
  await functions.eraseProfile({ ...at, userId: leaver.userId, scheduled });
  const member = { userId: owner.userId, role: 'owner' as const, organizationId: closed };
  await functions.deleteOrganization({ ...at, ...member, table: functions.memberTable(closed) }, {});
}

const read = async (TableName: string, Key: object) =>
  (await documents.send(new GetCommand({ TableName, Key: { ...Key }, ConsistentRead: true }))).Item;

async function drill(options: { tableName: string; backup?: string; keep?: boolean }) {
  const { runDrill } = await loadFunction(() => import('#tools/restore-drill/run'));
  const { backup: copy } = options;
  const at = copy ? engine : client(recovery.endpoint);
  return await runDrill({
    client: at,
    tableName: options.tableName,
    backup: copy ? copied(at, copy, moment) : pointInTime(at, source, moment),
    keep: options.keep ?? false,
    now: new Date(),
    print: () => undefined,
  });
}

describe('a restore drill', () => {
  let result: DrillResult;

  beforeAll(async () => {
    result = await drill({ tableName: source, keep: true });
  });

  it('restores a table in which all copies and counters agree', () => {
    expect(result.findings).toEqual([]);
    expect(result.judgment.items).toBeGreaterThan(30);
    expect(result.judgment.itemsByScope).toMatchObject({ user: 5, invitee: 1 });
    expect(result.moment).toEqual(moment);
  });

  it('waits for the table and applies the settings that a restore omits', async () => {
    const { readSettings } = await import('#tools/restore-drill/settings');
    const at = client(recovery.endpoint);
    const settings = await readSettings(at, result.restoredName);
    expect(settings).toEqual(await readSettings(at, source));
    expect(settings).toEqual({
      expiresBy: tableKeys.expiry,
      stream: 'NEW_IMAGE',
      recoveryDays: 35,
      isProtected: true,
      tags: { stage: 'prod' },
    });
  });

  it('schedules the erasure of people who deleted their account since the backup', async () => {
    const { restoredName } = result;
    expect(result.again.people).toEqual([leaver.userId]);
    expect(await read(restoredName, keys.profile(leaver.userId))).toMatchObject({ email: leaver.email });

    const { handler } = await loadFunction(() => import('#functions/triggers/erase-users'), {
      TABLE_NAME: restoredName,
    });
    await (handler as unknown as (event: object) => Promise<void>)({
      id: 'after the drill',
      time: new Date().toISOString(),
    });
    expect(await read(restoredName, keys.profile(leaver.userId))).toMatchObject({
      deletedAt: expect.any(String),
    });
    const { Items } = await documents.send(new ScanCommand({ TableName: restoredName }));
    expect(JSON.stringify(Items)).not.toContain(leaver.email);
    expect(Items!.filter(({ pk }) => pk === partitions.scheduled('erase'))).toEqual([]);
  });

  it('deletes an organization again that was deleted since, and no other', async () => {
    const { restoredName, again } = result;
    expect(again.organizations).toEqual([closed]);
    expect(await read(restoredName, keys.organization(closed))).toMatchObject({ status: 'deleted' });
    expect(await read(restoredName, keys.publicPage(closed))).toMatchObject({ gone: true });
    expect(await read(restoredName, keys.organization(organizationId))).toMatchObject({ status: 'active' });
  });

  it('reports later changes without names or addresses', () => {
    expect(result.since.counts).toMatchObject({ 'organization.delete': 1, 'profile.delete': 1 });
    expect(result.since.access).toMatchObject([{ action: 'member.leave', scope: organizationId }]);
    const report = renderReport(result);
    expect(report).toContain('**Succeeded.**');
    for (const { name } of result.steps) expect(report).toContain(name);
    for (const trace of [leaver.email, owner.email, 'Ada Owner', 'Closed later', 'Acme']) {
      expect(report).not.toContain(trace);
    }
  });
});

describe('a damaged table', () => {
  const planted = {
    'a counter that is off by one': () => ({
      key: keys.organization(organizationId),
      change: { memberCount: 3 },
      found: { rule: 'memberCount', of: organizationId, message: 'is 3, but its items make 2' },
    }),
    'a mirror of a membership that is none': () => ({
      key: keys.membership(owner.userId, 'nowhere'),
      change: { organizationId: 'nowhere', role: 'admin' },
      found: [
        { rule: 'organizationCount', of: owner.userId, message: 'is 2, but there are 3 memberships' },
        {
          rule: 'membership',
          of: 'nowhere',
          message: `${owner.userId}: a membership that nothing stands behind`,
        },
      ],
    }),
    'an entry of a ledger that says something else': () => ({
      key: keys.permissionEntry(organizationId, customerId, 1),
      change: { expiresOn: '2036-01-01' },
      found: {
        rule: 'entry of a ledger',
        of: organizationId,
        message: `ORG#${organizationId} PERM#${customerId}#000001 was changed after it was written`,
      },
    }),
    'a public card of a draft': () => ({
      key: keys.publicReference(organizationId, draftId),
      change: { visibility: 'public', customerId: 'somebody' },
      found: {
        rule: 'public card',
        of: organizationId,
        message: `${draftId}: a public card that nothing stands behind`,
      },
    }),
  };

  it.each(Object.entries(planted))('is reported with %s and nothing else', async (name, plant) => {
    const { key, change, found } = plant();
    const broken = `${backup}-${Object.keys(planted).indexOf(name)}`;
    await copyTable(engine, backup, broken);
    const Item = { ...(await read(broken, key)), ...change, ...key };
    await documents.send(new PutCommand({ TableName: broken, Item }));
    const { findings, restoredName } = await drill({ tableName: source, backup: broken });
    expect(findings).toEqual([found].flat());
    await expect(read(restoredName, key)).rejects.toThrow('non-existent table');
  });
});

describe('npm run restore-drill', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((done) => {
      const { region, credentials } = inject('cloud');
      const env = {
        ...process.env,
        AWS_ENDPOINT_URL_DYNAMODB: recovery.endpoint,
        AWS_REGION: region,
        AWS_ACCESS_KEY_ID: credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      };
      const command = ['--import', 'tsx', 'tools/restore-drill/drill.ts', ...args];
      execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });

  it('completes a table that AWS Backup restored in another account', async () => {
    const restored = `${source}-from-vault`;
    await copyTable(engine, backup, restored);
    const to = mkdtempSync(join(tmpdir(), 'refdeck-drill-'));
    const at = moment.toISOString();
    const options = ['--stage', 'drilled', '--table', source, '--to', to];
    const { code, output } = await run(...options, '--restored', restored, '--at', at);
    expect([code, output]).toEqual([0, expect.stringContaining('0 findings')]);
    expect(readFileSync(join(to, 'drill-report.md'), 'utf8')).toContain('restored by AWS Backup');
    expect(await read(restored, keys.organization(closed))).toMatchObject({ status: 'deleted' });
    const { readSettings } = await import('#tools/restore-drill/settings');
    expect(await readSettings(client(recovery.endpoint), restored)).toMatchObject({ isProtected: true });
    const missing = await run(...options, '--restored', 'nowhere', '--at', at);
    expect([missing.code, missing.output]).toEqual([2, expect.stringContaining('no table nowhere')]);
  });

  it('exits with 1 and a report when a row is inconsistent', async () => {
    await documents.send(new PutCommand({ TableName: backup, Item: { pk: 'NOBODY#1', sk: 'KNOWS' } }));
    const to = mkdtempSync(join(tmpdir(), 'refdeck-drill-'));
    const { code, output } = await run('--stage', 'drilled', '--table', source, '--to', to);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('NOBODY#1 KNOWS is none that the data model has'),
    ]);
    expect(readFileSync(join(to, 'drill-report.md'), 'utf8')).toContain('**Failed: 1 findings.**');
  });

  it('exits with 2 for a missing table or a time without backup', async () => {
    const early = await run('--stage', 'drilled', '--table', source, '--at', '2020-01-01T00:00:00Z');
    expect([early.code, early.output]).toEqual([
      2,
      expect.stringContaining('cannot be restored: the window is'),
    ]);
    const missing = await run('--stage', 'nowhere');
    expect([missing.code, missing.output]).toEqual([2, expect.stringContaining('No table of stage nowhere')]);
    expect(recovery.calls.filter((operation) => operation === 'RestoreTableToPointInTime')).toHaveLength(2);
  });

  it('rejects incomplete options with the missing one', () => {
    expect(() => readOptions([])).toThrow('--stage');
    expect(() => readOptions(['--stage', 'prod', '--at', 'yesterday'])).toThrow('ISO time');
    expect(() => readOptions(['--local', '--at', '2026-01-01T00:00:00Z'])).toThrow('neither');
    expect(() => readOptions(['--stage', 'prod', '--restored', 'table'])).toThrow('--at');
    expect(() => readOptions(['--local', '--restored', 'table'])).toThrow('neither');
    expect(() => readOptions(['--nonsense'])).toThrow('nonsense');
  });
});
