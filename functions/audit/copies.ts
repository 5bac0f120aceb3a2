import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import canonicalize from 'canonicalize';
import type { Item } from '../shared/data/read.ts';
import { auditEnvironment } from './environment.ts';

let opened: { client: S3Client; Bucket: string } | undefined;

function openCopies(): { client: S3Client; Bucket: string } {
  opened ??= {
    client: new S3Client({
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
    }),
    Bucket: auditEnvironment.parse(process.env).AUDIT_BUCKET,
  };
  return opened;
}

/** Copies are below the hour of the change, such as `2026-03-01/09/`. */
const folderOf = (at: Date): string => `${at.toISOString().slice(0, 13).replace('T', '/')}/`;

export const textOf = (item: Item): string => canonicalize(item)!;

/** An object is only ever created. A repeated batch has the same name, and what is there stays. */
export async function writeCopy(at: Date, name: string, items: readonly Item[]): Promise<void> {
  const { client, Bucket } = openCopies();
  const copy = new PutObjectCommand({
    Bucket,
    Key: `${folderOf(at)}${name}.jsonl`,
    Body: items.map(textOf).join('\n'),
    ContentType: 'application/jsonl',
    IfNoneMatch: '*',
    // A locked bucket takes no object without a checksum.
    ChecksumAlgorithm: 'SHA256',
  });
  await client.send(copy).catch((error: Error) => {
    if (error.name !== 'PreconditionFailed') throw error;
  });
}

export async function copiesOf(hour: Date): Promise<string[]> {
  const { client, Bucket } = openCopies();
  const names: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: folderOf(hour) }))
    names.push(...Contents.map(({ Key }) => Key!));
  return names;
}

export async function readCopy(name: string): Promise<string[]> {
  const { client, Bucket } = openCopies();
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
  return (await Body!.transformToString()).split('\n');
}
