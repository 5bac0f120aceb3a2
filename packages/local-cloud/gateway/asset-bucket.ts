import { GetObjectCommand, NoSuchKey, S3ServiceException, type S3Client } from '@aws-sdk/client-s3';
import type { OutgoingHttpHeaders } from 'node:http';
import type { BucketOrigin } from './edge-router.ts';
import { textResponse } from './edge.ts';

export function assetBucketOrigin(client: S3Client, bucket: string): BucketOrigin {
  return async (path, request) => {
    const key = decodeKey(path);
    if (!key) return textResponse(404, 'Not Found');
    try {
      const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      const headers = objectHeaders(object);
      if (object.ETag && request.headers['if-none-match'] === object.ETag) {
        object.Body?.transformToWebStream()
          .cancel()
          .catch(() => undefined);
        return { status: 304, headers, body: '' };
      }
      const body = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
      return { status: 200, headers, body };
    } catch (error) {
      if (error instanceof NoSuchKey) return textResponse(404, 'Not Found');
      if (error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500) {
        return textResponse(404, 'Not Found');
      }
      throw error;
    }
  };
}

function decodeKey(path: string): string | undefined {
  try {
    const key = decodeURIComponent(path.slice(1));
    // S3 takes these for characters, but the local engine uses files.
    return key.split('/').includes('..') ? undefined : key;
  } catch {
    return undefined;
  }
}

function objectHeaders(object: {
  ContentType?: string;
  CacheControl?: string;
  ContentDisposition?: string;
  ETag?: string;
}): OutgoingHttpHeaders {
  return {
    'content-type': object.ContentType ?? 'application/octet-stream',
    ...(object.CacheControl && { 'cache-control': object.CacheControl }),
    ...(object.ContentDisposition && { 'content-disposition': object.ContentDisposition }),
    ...(object.ETag && { etag: object.ETag }),
  };
}
