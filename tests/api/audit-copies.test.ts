import { readFileSync } from 'node:fs';
import { ListBucketsCommand, GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBRecord } from 'aws-lambda';
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { marshall } from '@aws-sdk/util-dynamodb';
import { hoursToCompare } from '#functions/audit/compare-entries';
import { loadFunction, runInProcess } from '../support/in-process.ts';
import { makeOwner } from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { standInFor } from '../support/stand-in.ts';
import { auditOf, putRow, removeItem } from '../support/table.ts';

const { endpoints, region, credentials, logs } = inject('cloud');
const client = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
let Bucket: string;

beforeAll(async () => {
  const { Buckets = [] } = await client.send(new ListBucketsCommand({}));
  Bucket = Buckets.map(({ Name }) => Name!).find((name) => name.includes('auditcopies'))!;
});

interface Row {
  pk: string;
  sk: string;
  [name: string]: unknown;
}

const dayMs = 24 * 60 * 60 * 1_000;
const nameOf = ({ pk, sk }: Row) => `${pk} ${sk}`;

/** Other suites have copied thousands of entries before. S3 stores seconds. */
const began = Date.now() - 1_000;

async function copied(): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key, LastModified } of Contents) {
      if (LastModified!.getTime() < began) continue;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      const lines = (await Body!.transformToString()).split('\n');
      rows.push(...lines.map((line) => JSON.parse(line) as Row));
    }
  return rows;
}

const logged = (code: string): { entry?: string; found?: string; change?: string }[] =>
  readFileSync(logs.functions, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"code":"${code}"`))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as { entry?: string });

const about = (code: string, row: Row) => logged(code).filter(({ entry }) => entry === nameOf(row));

async function makeEntry(): Promise<Row> {
  const { organizationId } = await makeOwner();
  const [entry] = await auditOf(organizationId, 'organization.create');
  await expect.poll(copied).toContainEqual(entry);
  return entry as Row;
}

/** The time is that of the copy, which may be in the hour before. */
async function compareADayLater(): Promise<void> {
  const now = Date.now() + dayMs;
  for (const at of [now - 60 * 60 * 1_000, now]) await runJob('CompareAudit', new Date(at));
}

describe('an audit entry', () => {
  it('that is overwritten is named at once, and again by the comparison', async () => {
    const entry = await makeEntry();
    const { pk, sk } = entry;
    await putRow({ pk, sk }, { ...entry, actor: 'somebody else' });
    await expect.poll(() => about('AUDIT_CHANGED', entry)).toMatchObject([{ change: 'MODIFY' }]);
    await compareADayLater();
    expect(about('AUDIT_DIFFERS', entry)).toMatchObject([{ found: 'changed' }]);
    expect(await copied()).toContainEqual(entry);
  });

  it('that is deleted is named at once, and again by the comparison', async () => {
    const entry = await makeEntry();
    await removeItem({ pk: entry.pk, sk: entry.sk });
    await expect.poll(() => about('AUDIT_CHANGED', entry)).toMatchObject([{ change: 'REMOVE' }]);
    await compareADayLater();
    expect(about('AUDIT_DIFFERS', entry)).toMatchObject([{ found: 'missing' }]);
  });

  it('that nobody touches is named by neither', async () => {
    const entry = await makeEntry();
    await compareADayLater();
    expect([...about('AUDIT_CHANGED', entry), ...about('AUDIT_DIFFERS', entry)]).toEqual([]);
  });
});

it('every entry is compared after a day, and at least each thirty days until it expires', () => {
  const now = new Date('2026-06-01T12:30:00Z');
  const ages = hoursToCompare(now).map((hour) => (now.getTime() - hour.getTime()) / dayMs);
  expect(ages).toEqual([1, 31, 61, 91, 121, 151, 181, 211, 241, 271, 301, 331, 361, 391]);
});

describe('the stream', () => {
  let lines: string[];
  beforeEach(() => {
    runInProcess();
    lines = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    return () => vi.restoreAllMocks();
  });

  const row = { pk: 'AUDIT#o1#202606', sk: '2026-06-01T12:00:00.000Z#e1', action: 'organization.create' };
  const record = (eventName: 'INSERT' | 'REMOVE', more: Partial<DynamoDBRecord> = {}): DynamoDBRecord => ({
    eventID: 'e1',
    eventName,
    dynamodb: {
      Keys: { pk: { S: row.pk }, sk: { S: row.sk } },
      SequenceNumber: '1',
      ApproximateCreationDateTime: 0,
      ...(eventName === 'INSERT' && { NewImage: marshall(row) as never }),
    },
    ...more,
  });

  async function follow(records: DynamoDBRecord[], environment: Record<string, string>) {
    const { handler } = await loadFunction(() => import('#functions/triggers/invalidate-cache'), environment);
    return await handler({ Records: records }, {} as never, () => undefined);
  }

  it('reports an entry without a copy, and does not hold up the pages behind it', async () => {
    const bucket = await standInFor('S3', () => ({
      status: 403,
      body: '<Error><Code>AccessDenied</Code></Error>',
    }));
    const answer = await follow([record('INSERT')], {
      AUDIT_BUCKET: 'audit',
      AWS_ENDPOINT_URL_S3: process.env.AWS_ENDPOINT_URL_S3!,
    });
    await bucket.stop();
    expect(answer).toEqual({ batchItemFailures: [] });
    expect(lines.join('')).toContain('"code":"AUDIT_NOT_COPIED"');
    expect(lines.join('')).toContain(nameOf(row));
  });

  it('takes an entry that expired for no change', async () => {
    const expired = { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } };
    await follow([record('REMOVE', expired)], { AUDIT_BUCKET: 'audit' });
    expect(lines.join('')).toBe('');
    await follow([record('REMOVE')], { AUDIT_BUCKET: 'audit' });
    expect(lines.join('')).toContain('"code":"AUDIT_CHANGED"');
  });
});
