import { acceptedEncodings } from './compress.ts';
import type { CachePolicyConfig } from './cache-control.ts';
import type { EdgeRequest } from './edge.ts';

export function cacheKey(request: EdgeRequest, policy: CachePolicyConfig): string {
  const listed = policy.ParametersInCacheKeyAndForwardedToOrigin;
  const headers = (listed.HeadersConfig.Headers ?? []).map((name) => request.headers[name.toLowerCase()]);
  return JSON.stringify([
    request.path,
    forwardedQuery(request.query, listed.QueryStringsConfig),
    headers,
    encodingsInKey(request, listed),
  ]);
}

type Forwarded = CachePolicyConfig['ParametersInCacheKeyAndForwardedToOrigin'];

/** CloudFront decodes and sorts nothing. */
export function forwardedQuery(
  query: string,
  { QueryStringBehavior, QueryStrings = [] }: Forwarded['QueryStringsConfig'],
): string {
  if (QueryStringBehavior === 'all') return query;
  return query
    .split('&')
    .filter((part) => QueryStrings.includes(part.split('=')[0]!))
    .join('&');
}

/** Normalized, so that unsupported encodings make no second copy. */
function encodingsInKey({ headers }: EdgeRequest, policy: Forwarded): string {
  const enabled = { br: policy.EnableAcceptEncodingBrotli, gzip: policy.EnableAcceptEncodingGzip };
  return acceptedEncodings(headers)
    .filter((name) => enabled[name])
    .join();
}
