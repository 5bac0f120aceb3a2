import {
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  NoSuchBucket,
  type S3Client,
} from '@aws-sdk/client-s3';

/** Includes old versions and delete markers. Returns the number of objects. */
export async function emptyBucket(client: S3Client, Bucket: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const page = await pageOf(client, Bucket);
    if (page.length === 0) return deleted;
    const Delete = { Objects: page, Quiet: true };
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }));
    // A refused deletion would be listed again forever.
    if (Errors.length > 0)
      throw new Error(`${Bucket}: ${Errors.length} cannot be deleted, ${Errors[0]!.Key}: ${Errors[0]!.Code}`);
    deleted += page.length;
  }
}

/** Lists only the first page, because its objects are gone by the next call. */
async function pageOf(client: S3Client, Bucket: string): Promise<{ Key: string; VersionId?: string }[]> {
  try {
    const { Versions = [], DeleteMarkers = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket }),
    );
    return [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({
      Key: Key!,
      ...(VersionId !== undefined && { VersionId }),
    }));
  } catch (error) {
    if (error instanceof NoSuchBucket) return [];
    throw error;
  }
}
