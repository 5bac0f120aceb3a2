import type { IncomingHttpHeaders } from 'node:http';
import { forwardedQuery } from './cache-key.ts';
import type { CachePolicyConfig } from './cache-control.ts';
import type { EdgeRequest } from './edge.ts';

/** The part of an AWS::CloudFront::OriginRequestPolicy that the local edge applies. */
export interface OriginRequestConfig {
  HeadersConfig: { HeaderBehavior: string; Headers?: string[] };
  CookiesConfig: { CookieBehavior: string };
  QueryStringsConfig: { QueryStringBehavior: string };
}

/** Without a policy, everything is forwarded except the headers that CloudFront sets itself. */
export function originRequest(
  request: EdgeRequest,
  policy: OriginRequestConfig | undefined,
  cache?: CachePolicyConfig,
): EdgeRequest {
  const own = Object.entries(request.headers).filter(([name]) => !name.startsWith('cloudfront-'));
  if (!policy && !cache) return { ...request, headers: Object.fromEntries(own) };
  if (policy) requireSupported(policy);
  // CloudFront also forwards the parts of the cache key.
  const inKey = cache?.ParametersInCacheKeyAndForwardedToOrigin;
  const headers = [...(policy?.HeadersConfig.Headers ?? []), ...(inKey?.HeadersConfig.Headers ?? [])];
  const wanted = new Set(headers.map((name) => name.toLowerCase()));
  const all: IncomingHttpHeaders = { ...Object.fromEntries(own), ...madeByTheEdge(request) };
  const listed = Object.entries(all).filter(([name]) => wanted.has(name));
  return {
    ...request,
    query: inKey ? forwardedQuery(request.query, inKey.QueryStringsConfig) : '',
    headers: { 'user-agent': 'Amazon CloudFront', ...Object.fromEntries(listed) },
  };
}

const madeByTheEdge = ({ sourceIp }: EdgeRequest) => ({ 'cloudfront-viewer-address': `${sourceIp}:50000` });

function requireSupported({ HeadersConfig, CookiesConfig, QueryStringsConfig }: OriginRequestConfig): void {
  const supported =
    HeadersConfig.HeaderBehavior === 'whitelist' &&
    CookiesConfig.CookieBehavior === 'none' &&
    QueryStringsConfig.QueryStringBehavior === 'none';
  if (!supported) throw new Error('The local edge supports origin request policies that list headers only.');
}
