import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import Negotiator from 'negotiator';

/** In bytes, about one packet: below this, nothing is saved. */
const worthwhile = 1_400;

/** The response with the fewest bytes that the caller can read. The edge compresses only what it may keep, and it may keep nothing of the API. */
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
