import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type S3rver from '@20minutes/s3rver';
import S3Error from '@20minutes/s3rver/lib/models/error.js';

type Headers = Record<string, string | undefined>;

/**
 * What s3rver leaves out of a PUT, after it has checked the signature: `If-None-Match: *` creates only, and bytes that
 * are not those of `x-amz-checksum-sha256` are refused before anything of them can be read.
 */
export function checkUploads(server: S3rver): void {
  const headersOfRequest = new AsyncLocalStorage<Headers>();
  server.middleware.unshift((context, next) => headersOfRequest.run(context.headers, next));

  const { store } = server;
  const put = store.putObject.bind(store);
  const creating = new Set<string>();

  store.putObject = async (object) => {
    const headers = headersOfRequest.getStore() ?? {};
    const checksum = headers['x-amz-checksum-sha256'];
    if (checksum) object.content = await checkedContent(object.content, checksum);
    if (headers['if-none-match'] !== '*') return put(object);

    const name = `${object.bucket}/${object.key}`;
    if (creating.has(name)) throw alreadyThere();
    creating.add(name);
    try {
      if (await store.existsObject(object.bucket, object.key)) throw alreadyThere();
      return await put(object);
    } finally {
      creating.delete(name);
    }
  };
}

async function checkedContent(content: Buffer | Readable, checksum: string): Promise<Readable> {
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
  if (createHash('sha256').update(bytes).digest('base64') !== checksum) {
    throw new S3Error('BadDigest', 'The SHA256 you specified did not match the calculated checksum.');
  }
  // As a stream: s3rver does not wait until a buffer is written.
  return Readable.from([bytes]);
}

const alreadyThere = () =>
  new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
