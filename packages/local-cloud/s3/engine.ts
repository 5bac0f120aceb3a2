import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { AsyncLocalStorage } from 'node:async_hooks';
import crypto, { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import S3Error from '@20minutes/s3rver/lib/models/error.js';
import v4 from '@20minutes/s3rver/lib/signature/v4.js';
import { keepAliveTimeout } from '../listen.ts';

export interface S3Engine {
  endpoint: string;
  stop(): Promise<void>;
}

export const S3_CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface S3Options {
  directory: string;
  buckets: string[];
  origins: string[];
  onCreated?: (bucket: string, object: { key: string; size: number; etag: string }) => void;
}

export async function startS3(options: S3Options): Promise<S3Engine> {
  signBucketRequestsLikeTheSdk();
  encryptTokensWithoutDes();
  mkdirSync(options.directory, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: options.directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: options.buckets.map((name) => ({
      name,
      configs: [corsConfiguration(options.origins)],
    })),
  });
  refuseAnonymousRequests(server);
  refuseUnsignedHeaders(server);
  checkUploads(server);
  deleteObjectsOnly(server);
  server.on('event', ({ Records: [{ eventName, s3 }] }) => {
    const { key, size = 0, eTag = '' } = s3.object;
    if (eventName.startsWith('ObjectCreated:')) {
      options.onCreated?.(s3.bucket.name, { key, size, etag: eTag });
    }
  });
  const { port } = await server.run();
  server.httpServer.keepAliveTimeout = keepAliveTimeout;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => {
      server.httpServer.closeAllConnections();
      return server.close();
    },
  };
}

/** The SDK signs "/bucket/" and s3rver checks "/bucket", which would refuse listing. */
function signBucketRequestsLikeTheSdk(): void {
  const original = v4.getStringToSign;
  v4.getStringToSign = (canonical, request) =>
    original({ ...canonical, uri: canonical.uri.replace(/^\/[^/]+$/, '$&/') }, request);
}

/** s3rver encrypts the token of the next page with DES, which OpenSSL 3 has only as triple DES. */
function encryptTokensWithoutDes(): void {
  type Open = (cipher: string, key: Buffer, iv: Buffer) => unknown;
  const withTripleDes =
    (open: Open): Open =>
    (cipher, key, iv) =>
      cipher === 'des' ? open('des-ede3-cbc', Buffer.concat([key, key, key]), iv) : open(cipher, key, iv);
  Object.assign(crypto, {
    createCipheriv: withTripleDes(crypto.createCipheriv as Open),
    createDecipheriv: withTripleDes(crypto.createDecipheriv as Open),
  });
}

/** s3rver accepts requests without a signature. */
function refuseAnonymousRequests(server: S3rver): void {
  server.middleware.unshift(async (context, next) => {
    const signed = context.headers.authorization ?? 'X-Amz-Algorithm' in context.query;
    if (context.method !== 'OPTIONS' && !signed) throw new S3Error('AccessDenied', 'Access Denied');
    return next();
  });
}

/** s3rver accepts unsigned `x-amz-` headers, which S3 refuses. */
function refuseUnsignedHeaders(server: S3rver): void {
  server.middleware.unshift(async (context, next) => {
    const inHeader = /SignedHeaders=([^,\s]+)/.exec(context.headers.authorization ?? '')?.[1];
    const inAddress = new URLSearchParams(context.querystring).get('X-Amz-SignedHeaders');
    const signed = (inHeader ?? inAddress ?? '').split(';');
    const unsigned = Object.keys(context.headers).filter(
      (name) => name.startsWith('x-amz-') && !signed.includes(name),
    );
    if (context.method !== 'OPTIONS' && unsigned.length > 0) {
      const message = 'There were headers present in the request which were not signed';
      throw new S3Error('AccessDenied', message, { HeadersNotSigned: unsigned.join(', ') });
    }
    return next();
  });
}

function corsConfiguration(origins: string[]): string {
  const rules = [
    ...origins.map((origin) => `<AllowedOrigin>${origin}</AllowedOrigin>`),
    ...['GET', 'HEAD', 'PUT'].map((method) => `<AllowedMethod>${method}</AllowedMethod>`),
    '<AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader>',
  ];
  return `<CORSConfiguration><CORSRule>${rules.join('')}</CORSRule></CORSConfiguration>`;
}

const parts = ['object', 'object.md5', 'metadata.json'];

/** s3rver removes an emptied folder together with a concurrent upload, so folders stay. */
function deleteObjectsOnly({ store }: S3rver): void {
  store.deleteObject = async (bucket, key) => {
    const files = parts.map((part) => store.getResourcePath(bucket, key, part));
    await Promise.all(files.map((file) => rm(file, { force: true })));
  };
}

type Headers = Record<string, string | undefined>;

/** Adds `If-None-Match: *` and `x-amz-checksum-sha256`, which s3rver lacks. */
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
  // s3rver does not wait until a buffer is written.
  return Readable.from([bytes]);
}

const alreadyThere = () =>
  new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
