import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { limits } from '#contract/rules/limits';
import { openBucket } from './bucket.ts';

interface Upload {
  key: string;
  contentType: string;
  size: number;
  /** The hash is in base64. */
  sha256: string;
}

const ownHeaders = ['content-type', 'if-none-match', 'x-amz-checksum-sha256'];

/** The file's properties are signed as headers, because S3 would not check them in the query. */
export async function presignUpload(
  { key, contentType, size, sha256 }: Upload,
  now: Date,
): Promise<{ presignedUrl: string; headers: Record<string, string> }> {
  const { client, bucket } = openBucket();
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ContentType: contentType,
    ContentLength: size,
    ChecksumSHA256: sha256,
    IfNoneMatch: '*',
  });
  const presignedUrl = await getSignedUrl(client, command, {
    expiresIn: limits.uploadUrlSeconds,
    signingDate: now,
    signableHeaders: new Set(['host', 'content-length', ...ownHeaders]),
    unhoistableHeaders: new Set(ownHeaders),
  });
  const headers = { 'content-type': contentType, 'if-none-match': '*', 'x-amz-checksum-sha256': sha256 };
  return { presignedUrl, headers };
}

/** The browser saves the file, because its object says so. */
export const presignDownload = (key: string, now: Date): Promise<string> =>
  presignRead(key, now, limits.downloadUrlSeconds);

/** Nothing is asked of the bucket, so a list may have many. */
export function presignPreview(key: string, now: Date): Promise<string> {
  const stepMs = (limits.previewUrlSeconds / 2) * 1_000;
  const signedAt = new Date(Math.floor(now.getTime() / stepMs) * stepMs);
  return presignRead(key, signedAt, limits.previewUrlSeconds);
}

async function presignRead(key: string, signingDate: Date, expiresIn: number): Promise<string> {
  const { client, bucket } = openBucket();
  const command = new GetObjectCommand({ Bucket: bucket, Key: key });
  return await getSignedUrl(client, command, { expiresIn, signingDate });
}
