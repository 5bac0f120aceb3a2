import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { bucketEnvironment } from './environment.ts';

let opened: { client: S3Client; bucket: string } | undefined;

/** Returns the S3 client and the bucket of all files, created at the first use. */
export function openBucket(): { client: S3Client; bucket: string } {
  opened ??= {
    // Otherwise a presigned address would carry the checksum of an empty body.
    client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    bucket: bucketEnvironment.parse(process.env).ASSET_BUCKET,
  };
  return opened;
}

/**
 * How large an object is; undefined when there is none. A list, because with a permission for one prefix only, asking
 * for an object that is not there responds "forbidden".
 */
export async function sizeOfObject(key: string): Promise<number | undefined> {
  const { client, bucket } = openBucket();
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: key }));
  return Contents.find(({ Key }) => Key === key)?.Size;
}

/** A whole object. The caller knows that it is small enough. */
export async function readObject(key: string): Promise<Buffer> {
  const { client, bucket } = openBucket();
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  return Buffer.from(await Body!.transformToByteArray());
}

/** Writes an immutable file with cache headers for the edge and for members' browsers. */
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

/** Deletes every object whose key begins with the prefix. Can be run again at any point. */
export async function removeObjects(prefix: string): Promise<void> {
  const { client, bucket } = openBucket();
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
    if (Contents.length === 0) return;
    await removeAll(Contents.map(({ Key }) => Key!));
  }
}

/** Deletes up to a thousand objects. */
export async function removeAll(keys: readonly string[]): Promise<void> {
  const { client, bucket } = openBucket();
  const Objects = keys.map((Key) => ({ Key }));
  const { Errors = [] } = await client.send(
    new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
  );
  // Response 200; listing again would find the same ones for ever.
  if (Errors.length > 0) throw new Error(`${Errors.length} objects could not be deleted: ${Errors[0]?.Code}`);
}

/** The keys of all objects below a prefix, without it. */
export async function namesBelow(prefix: string): Promise<Set<string>> {
  const { client, bucket } = openBucket();
  const names = new Set<string>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
    for (const { Key } of Contents) names.add(Key!.slice(prefix.length));
  return names;
}

/** Copies an object with its type and cache headers. */
export async function copyObject(from: string, to: string): Promise<void> {
  const { client, bucket } = openBucket();
  await client.send(new CopyObjectCommand({ Bucket: bucket, CopySource: `${bucket}/${from}`, Key: to }));
}
