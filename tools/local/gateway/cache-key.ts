import type { CachePolicyConfig } from './cache-policy.ts';
import type { EdgeRequest } from './edge.ts';

/** What a cached answer is found by: the path, and of query and headers only what the policy lists. Never the method. */
export function cacheKey(request: EdgeRequest, policy: CachePolicyConfig): string {
  const listed = policy.ParametersInCacheKeyAndForwardedToOrigin;
  const headers = (listed.HeadersConfig.Headers ?? []).map((name) => request.headers[name.toLowerCase()]);
  return JSON.stringify([
    request.path,
    listedQuery(request.query, listed.QueryStringsConfig.QueryStrings),
    headers,
    acceptedEncodings(request, listed),
  ]);
}

/** The names and values of the list, as and in the order they were sent: CloudFront decodes and sorts nothing. */
export function listedQuery(query: string, names: readonly string[] = []): string {
  return query
    .split('&')
    .filter((part) => names.includes(part.split('=')[0]!))
    .join('&');
}

/** Normalised: what a browser writes about encodings that the edge does not know makes no second copy. */
function acceptedEncodings(
  { headers }: EdgeRequest,
  enabled: CachePolicyConfig['ParametersInCacheKeyAndForwardedToOrigin'],
): string {
  const accepted = headers['accept-encoding'] ?? '';
  return [
    enabled.EnableAcceptEncodingBrotli && /\bbr\b/.test(accepted) && 'br',
    enabled.EnableAcceptEncodingGzip && /\bgzip\b/.test(accepted) && 'gzip',
  ]
    .filter(Boolean)
    .join();
}
