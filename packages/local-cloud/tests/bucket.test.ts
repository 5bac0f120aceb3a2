import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, expect, it } from 'vitest';
import { S3_CREDENTIALS, startS3 } from '../s3/engine.ts';

const Bucket = 'files';
const directory = mkdtempSync(join(tmpdir(), 'refdeck-bucket-'));

const engine = await startS3({ directory, buckets: [Bucket], origins: ['http://localhost'] });
const client = new S3Client({
  region: 'us-east-1',
  endpoint: engine.endpoint,
  credentials: S3_CREDENTIALS,
  forcePathStyle: true,
  maxAttempts: 1,
});
afterAll(async () => {
  client.destroy();
  await engine.stop();
  rmSync(directory, { recursive: true, force: true });
});

const put = (Key: string) => client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));
const read = async (Key: string) =>
  (await client.send(new GetObjectCommand({ Bucket, Key }))).Body!.transformToString();

it('keeps an object that arrives while the last one beside it is deleted', async () => {
  for (let round = 0; round < 30; round += 1) {
    const [old, fresh] = [`uploads/${round}/old`, `uploads/${round}/fresh`];
    await put(old);
    await Promise.all([remove(old), put(fresh)]);
    expect(await read(fresh)).toBe(fresh);
    await expect(read(old)).rejects.toThrow('does not exist');
  }
});

it('lists all objects when they are more than one answer takes', async () => {
  const keys = ['listed/1', 'listed/2', 'listed/3', 'listed/4', 'listed/5'];
  for (const key of keys) await put(key);
  const found: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client, pageSize: 2 },
    { Bucket, Prefix: 'listed/' },
  ))
    found.push(...Contents.map(({ Key }) => Key!));
  expect(found).toEqual(keys);
});

it.each(['x-amz-acl', 'x-amz-meta-owner', 'x-amz-website-redirect-location', 'x-amz-storage-class'])(
  'refuses a presigned upload with a header that was not signed: %s',
  async (name) => {
    const Key = `uploads/signed/${name}`;
    const address = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key }), { expiresIn: 60 });
    const upload = (headers: Record<string, string>) => fetch(address, { method: 'PUT', body: 'x', headers });
    const refused = await upload({ [name]: 'public-read' });
    expect(refused.status).toBe(403);
    const text = await refused.text();
    expect(text).toContain('<Code>AccessDenied</Code>');
    expect(text).toContain('There were headers present in the request which were not signed');
    expect(text).toContain(`<HeadersNotSigned>${name}</HeadersNotSigned>`);
    await expect(read(Key)).rejects.toThrow('does not exist');
    expect((await upload({})).status).toBe(200);
  },
);
