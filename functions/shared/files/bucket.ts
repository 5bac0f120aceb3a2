import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { bucketEnvironment } from './environment.ts';

let opened: { client: S3Client; bucket: string } | undefined;

export function openBucket(): { client: S3Client; bucket: string } {
  opened ??= {
    // Otherwise a presigned address would carry the checksum of an empty body.
    client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    bucket: bucketEnvironment.parse(process.env).ASSET_BUCKET,
  };
  return opened;
}

/** It lists, because S3 responds "forbidden" for a missing object if only one prefix is permitted. */
export async function sizeOfObject(key: string): Promise<number | undefined> {
  const { client, bucket } = openBucket();
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: key }));
  return Contents.find(({ Key }) => Key === key)?.Size;
}

export async function readObject(key: string): Promise<Buffer> {
  const { client, bucket } = openBucket();
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  return Buffer.from(await Body!.transformToByteArray());
}

/** S3 says "forbidden" of a missing object to whoever may not list. */
export const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'AccessDenied'].includes((error as Error).name);

/** Reads a large object in pieces. An object that is gone has none. */
export async function* streamObject(key: string): AsyncGenerator<Uint8Array> {
  const { client, bucket } = openBucket();
  const found = await client
    .send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    .catch((error: unknown) => {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    });
  if (found) yield* found.Body as AsyncIterable<Uint8Array>;
}

/** The file never changes, so the edge and browsers may cache it. */
export async function writeObject(
  key: string,
  body: Buffer,
  as: { contentType: string; disposition: string },
): Promise<void> {
  const { client, bucket } = openBucket();
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: body,
      ContentType: as.contentType,
      ContentDisposition: as.disposition,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

export async function removeObject(key: string): Promise<void> {
  const { client, bucket } = openBucket();
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}

/** This can be interrupted and repeated at any point. */
export async function removeObjects(prefix: string): Promise<void> {
  const { client, bucket } = openBucket();
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
    if (Contents.length === 0) return;
    await removeAll(Contents.map(({ Key }) => Key!));
  }
}

/** S3 deletes at most a thousand objects per request. */
export async function removeAll(keys: readonly string[]): Promise<void> {
  const { client, bucket } = openBucket();
  const Objects = keys.map((Key) => ({ Key }));
  const { Errors = [] } = await client.send(
    new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
  );
  // S3 responds 200, and another list would find the same objects forever.
  if (Errors.length > 0) throw new Error(`${Errors.length} objects could not be deleted: ${Errors[0]?.Code}`);
}

/** The names omit the prefix. */
export async function namesBelow(prefix: string): Promise<Set<string>> {
  const { client, bucket } = openBucket();
  const names = new Set<string>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
    for (const { Key } of Contents) names.add(Key!.slice(prefix.length));
  return names;
}

export async function copyObject(from: string, to: string): Promise<void> {
  const { client, bucket } = openBucket();
  await client.send(new CopyObjectCommand({ Bucket: bucket, CopySource: `${bucket}/${from}`, Key: to }));
}
