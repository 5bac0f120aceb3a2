import type { CachePolicyConfig } from './cache-policy.ts';
import type { EdgeRequest } from './edge.ts';

/** What a cached answer is found by: the path, and of query and headers only what the policy lists. Never the method. */
export function cacheKey(request: EdgeRequest, policy: CachePolicyConfig): string {
  const listed = policy.ParametersInCacheKeyAndForwardedToOrigin;
  const headers = (listed.HeadersConfig.Headers ?? []).map((name) => request.headers[name.toLowerCase()]);
  return JSON.stringify([
    request.path,
    forwardedQuery(request.query, listed.QueryStringsConfig),
    headers,
    acceptedEncodings(request, listed),
  ]);
}

type Forwarded = CachePolicyConfig['ParametersInCacheKeyAndForwardedToOrigin'];

/** What the policy lets through, as and in the order it was sent: CloudFront decodes and sorts nothing. */
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

/** Normalised: what a browser writes about encodings that the edge does not know makes no second copy. */
function acceptedEncodings({ headers }: EdgeRequest, enabled: Forwarded): string {
  const accepted = headers['accept-encoding'] ?? '';
  return [
    enabled.EnableAcceptEncodingBrotli && /\bbr\b/.test(accepted) && 'br',
    enabled.EnableAcceptEncodingGzip && /\bgzip\b/.test(accepted) && 'gzip',
  ]
    .filter(Boolean)
    .join();
}
