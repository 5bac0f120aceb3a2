import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import type { EdgeRequest, EdgeResponse } from './edge.ts';

/** CloudFront prefers Brotli and ignores the viewer's weights. */
export function acceptedEncodings(headers: IncomingHttpHeaders): ('br' | 'gzip')[] {
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).filter((name) => accepted.includes(name));
}

/** The part of CloudFront's list that the product's pages use. */
const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
const smallest = 1_000;
const largest = 10_000_000;

const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

export function compressed(request: EdgeRequest, response: EdgeResponse): EdgeResponse {
  const body = Buffer.from(response.body);
  const { etag, ...headers } = response.headers;
  const [encoding] = acceptedEncodings(request.headers);
  const suits =
    response.status === 200 &&
    compressible.test(String(headers['content-type'])) &&
    body.length >= smallest &&
    body.length <= largest;
  if (!encoding || !suits || headers['content-encoding']) return response;
  return {
    ...response,
    headers: {
      ...headers,
      ...(etag && { etag: `W/${etag.replace(/^W\//, '')}` }),
      'content-encoding': encoding,
      vary: [headers.vary, 'accept-encoding'].filter(Boolean).join(', '),
    },
    body: encoding === 'br' ? brotli(body) : gzipSync(body),
  };
}
