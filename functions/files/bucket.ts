import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { bucketEnvironment } from './environment.ts';

let opened: { client: S3Client; bucket: string } | undefined;

/** The one S3 client of this function, with the bucket of all files; made at the first use and kept while warm. */
export function openBucket(): { client: S3Client; bucket: string } {
  opened ??= {
    // Otherwise a presigned address would carry the checksum of an empty body.
    client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    bucket: bucketEnvironment.parse(process.env).ASSET_BUCKET,
  };
  return opened;
}

/** Deletes every object whose key begins with the prefix. Can be run again at any point. */
export async function removeObjects(prefix: string): Promise<void> {
  const { client, bucket } = openBucket();
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
    if (Contents.length === 0) return;
    const Objects = Contents.map(({ Key }) => ({ Key }));
    await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
  }
}
