import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { filePathsOf, invalidateCache, pagesOf } from '#functions/shared/edge/invalidate-cache';
import { handler } from '#functions/triggers/invalidate-cache';
import { EdgeCache } from '@refdeck/local-cloud/gateway/edge-cache';
import type { EdgeRequest } from '@refdeck/local-cloud/gateway/edge';
import { ControlPlane } from '@refdeck/local-cloud/gateway/control-plane';
import { standInFor } from '../support/stand-in.ts';

const cache = new EdgeCache();
const forgotten = vi.spyOn(cache, 'invalidate');
const cloudFront = new ControlPlane({ distributionId: 'EDIST', cache, originHeaders: new Map() });
/** The number of calls that CloudFront refuses next because it is busy. */
let busy = 0;
let calls = 0;

const service = await standInFor('CLOUDFRONT', ({ url, ...request }) => {
  calls += 1;
  const response = busy > 0 ? refusal : cloudFront.handle(request as EdgeRequest, url);
  busy -= 1;
  return response;
});
// These organizations have no files, which `tests/api/private-files*.test.ts` cover.
const table = await standInFor('DYNAMODB', () => ({ status: 200, body: '{"Items":[],"Count":0}' }));
const bucketCalls = { all: 0, open: 0, mostOpen: 0 };
const bucket = await standInFor('S3', async () => {
  bucketCalls.all += 1;
  bucketCalls.open += 1;
  bucketCalls.mostOpen = Math.max(bucketCalls.mostOpen, bucketCalls.open);
  await sleep(5);
  bucketCalls.open -= 1;
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>',
  };
});
vi.stubEnv('TABLE_NAME', 'none');
vi.stubEnv('ASSET_BUCKET', 'none');
vi.stubEnv('DISTRIBUTION_ID', 'EDIST');
afterAll(() => Promise.all([service.stop(), table.stop(), bucket.stop()]));
beforeEach(() => {
  forgotten.mockClear();
  busy = 0;
  calls = 0;
});

const refusal = {
  status: 400,
  headers: { 'content-type': 'text/xml' },
  body:
    '<ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error><Type>Sender</Type>' +
    '<Code>TooManyInvalidationsInProgress</Code><Message>Too many</Message></Error></ErrorResponse>',
};

const denied = {
  ...refusal,
  status: 403,
  body: refusal.body.replace('TooManyInvalidationsInProgress', 'AccessDenied'),
};

const record = (organizationId: string, n: number, eventName = 'MODIFY') =>
  ({
    eventID: `event-${n}`,
    eventName,
    dynamodb: { SequenceNumber: String(n), Keys: { pk: { S: `PUB#${organizationId}` }, sk: { S: 'PAGE' } } },
  }) as DynamoDBRecord;

const run = async (Records: DynamoDBRecord[]) =>
  (await handler({ Records }, {} as never, () => undefined)) as DynamoDBBatchResponse;

describe('the invalidation of pages', () => {
  it('has one tag for each organization, however many cards changed', () => {
    expect(pagesOf(['b', 'a', 'b', 'b'])).toEqual(['#organization-a', '#organization-b']);
  });

  it('has one path for all of more than twenty organizations', () => {
    const many = Array.from({ length: 200 }, (_, n) => `org${n}`);
    expect(pagesOf(many)).toEqual(['/reference-page/*']);
    expect(pagesOf(many.slice(0, 20))).toHaveLength(20);
  });
});

describe('the invalidation of files', () => {
  it('has one path for each organization, and one path for many', () => {
    expect(filePathsOf([])).toEqual([]);
    expect(filePathsOf(['b', 'a', 'b'])).toEqual(['/assets/a/*', '/assets/b/*']);
    expect(filePathsOf(['a', 'b', 'c', 'd', 'e'])).toEqual(['/assets/*']);
  });
});

/** The page's row as an edit leaves it, and later writes that set no mark. */
const edited = (organizationId: string, n: number, { version = 7, expiring = 6 } = {}) => {
  const { dynamodb, ...rest } = record(organizationId, n);
  const NewImage = { version: { N: String(version) }, expiring: { N: String(expiring) } };
  return { ...rest, dynamodb: { ...dynamodb, NewImage } } as DynamoDBRecord;
};

describe('an edit that hides nothing', () => {
  it('invalidates nothing, because the page expires', async () => {
    expect(await run([edited('a', 50), edited('b', 51)])).toEqual({ batchItemFailures: [] });
    expect(calls).toBe(0);
  });

  it('is invalidated with a withdrawal in the same batch, before or after it', async () => {
    await run([edited('a', 52), record('a', 53), edited('b', 54)]);
    await run([record('a', 55), edited('a', 56)]);
    expect(forgotten.mock.calls).toEqual([[['#organization-a']], [['#organization-a']]]);
  });

  it('does not let the next change expire, whoever writes it', async () => {
    await run([edited('a', 57, { version: 8 })]);
    expect(forgotten.mock.calls).toEqual([[['#organization-a']]]);
  });
});

describe('a batch of changed pages', () => {
  it('is one invalidation, also when it is delivered twice', async () => {
    const batch = [record('a', 1), record('b', 2), record('a', 3)];
    for (const _ of [1, 2]) expect(await run(batch)).toEqual({ batchItemFailures: [] });
    expect(calls).toBe(2);
    expect(forgotten.mock.calls).toEqual([[['#organization-a', '#organization-b']]]);
  });

  it('of a thousand organizations is one invalidation, within the time of the function', async () => {
    Object.assign(bucketCalls, { all: 0, mostOpen: 0 });
    const many = Array.from({ length: 1_000 }, (_, n) => record(`many${n}`, 1_000 + n));
    expect(await run(many)).toEqual({ batchItemFailures: [] });
    expect(forgotten.mock.calls).toEqual([[['/reference-page/*']]]);
    // Even if each call took a quarter of a second, half of the function's minute would be left.
    expect((bucketCalls.all / bucketCalls.mostOpen) * 0.25).toBeLessThan(30);
  });

  it('invalidates nothing for expired tombstones and the smoke test', async () => {
    const smoke = record('s', 41);
    const NewImage = { smokeTest: { BOOL: true }, slug: { S: 'smoke' } };
    const changed = { ...smoke, dynamodb: { ...smoke.dynamodb, NewImage } } as DynamoDBRecord;
    expect(await run([record('r', 40, 'REMOVE'), changed])).toEqual({ batchItemFailures: [] });
    expect([calls, forgotten.mock.calls]).toEqual([0, []]);
  });

  it('invalidates only the tag when a slug changed', async () => {
    const changed = record('h', 30);
    const NewImage = { slug: { S: 'new-name' }, slugBefore: { S: 'old-name' } };
    await run([{ ...changed, dynamodb: { ...changed.dynamodb, NewImage } }]);
    expect(forgotten.mock.calls).toEqual([[['#organization-h']]]);
  });

  it('with later changes is another invalidation', async () => {
    await run([record('c', 10)]);
    await run([record('c', 11)]);
    expect(forgotten).toHaveBeenCalledTimes(2);
  });

  it('fails after five attempts while CloudFront is busy', async () => {
    busy = 1_000;
    const failing = invalidateCache(pagesOf(['d']), 'reference', 1);
    await expect(failing).rejects.toThrow('Too many');
    expect(calls).toBe(5);
  });

  it('is repeated until CloudFront accepts it', async () => {
    busy = 3;
    await invalidateCache(pagesOf(['e']), 'another reference', 1);
    expect([calls, forgotten.mock.calls]).toEqual([4, [[['#organization-e']]]]);
  });

  it('is returned as failed when CloudFront denies it', async () => {
    const gone = [record('f', 20), record('g', 21)];
    const send = vi.spyOn(cloudFront, 'handle').mockReturnValue(denied);
    expect(await run(gone)).toEqual({ batchItemFailures: [{ itemIdentifier: '20' }] });
    send.mockRestore();
    expect(forgotten).not.toHaveBeenCalled();
  });
});

describe('the local CloudFront', () => {
  const send = (body: string, headers = { authorization: 'AWS4-HMAC-SHA256 x' }) =>
    cloudFront.handle(
      { method: 'POST', headers, body: Buffer.from(body) } as EdgeRequest,
      '/2020-05-31/distribution/EDIST/invalidation',
    );
  const batch = (reference: string, quantity: number, ...paths: string[]) =>
    `<InvalidationBatch><Paths><Quantity>${quantity}</Quantity><Items>${paths
      .map((path) => `<Path>${path}</Path>`)
      .join('')}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;

  it.each([
    ['a wildcard in the middle', batch('r1', 1, '/a*b')],
    ['a path without a slash', batch('r2', 1, 'a')],
    ['a wildcard in a tag', batch('r4', 1, '#organization-*')],
    ['a tag with a comma', batch('r5', 1, '#a,b')],
    ['a tag with a space', batch('r6', 1, '#a b')],
    ['a tag without a name', batch('r7', 1, '#')],
    ['a tag that is too long', batch('r8', 1, `#${'a'.repeat(257)}`)],
    ['a wrong quantity', batch('r3', 2, '/a')],
    ['nothing', ''],
  ])('refuses %s', (_, body) => {
    expect(send(body).status).toBe(400);
    expect(forgotten).not.toHaveBeenCalled();
  });

  it('accepts tags and paths in one batch', () => {
    expect(send(batch('mixed', 2, `#${'a'.repeat(256)}`, '/assets/a/*')).status).toBe(201);
    expect(forgotten.mock.calls).toEqual([[[`#${'a'.repeat(256)}`, '/assets/a/*']]]);
  });

  it('refuses other paths under a used reference, and unsigned calls', () => {
    expect(send(batch('r', 1, '/a*')).status).toBe(201);
    expect(send(batch('r', 1, '/b*')).status).toBe(400);
    expect(send(batch('s', 1, '/a*'), { authorization: '' }).status).toBe(403);
    expect(forgotten).toHaveBeenCalledTimes(1);
  });
});
