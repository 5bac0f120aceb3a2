import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import Negotiator from 'negotiator';

/** Compressing less than this, about one packet in bytes, saves nothing. */
const worthwhile = 1_400;

/** The edge compresses only what it may cache, and it may cache nothing of the API. */
export function compressed(response: Result, acceptEncoding = ''): Result {
  const { body = '', headers } = response;
  if (Buffer.byteLength(body) < worthwhile || !acceptsGzip(acceptEncoding)) return response;
  return {
    ...response,
    headers: {
      ...headers,
      'content-encoding': 'gzip',
      vary: [headers?.vary, 'accept-encoding'].filter(Boolean).join(', '),
    },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}

const acceptsGzip = (acceptEncoding: string): boolean =>
  new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['gzip']).length > 0;
