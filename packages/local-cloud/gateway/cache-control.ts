import type { EdgeResponse } from './edge.ts';

/** The part of an AWS::CloudFront::CachePolicy that the local edge applies. */
export interface CachePolicyConfig {
  MinTTL: number;
  DefaultTTL: number;
  MaxTTL: number;
  ParametersInCacheKeyAndForwardedToOrigin: {
    EnableAcceptEncodingGzip: boolean;
    EnableAcceptEncodingBrotli: boolean;
    HeadersConfig: { HeaderBehavior: string; Headers?: string[] };
    CookiesConfig: { CookieBehavior: string };
    QueryStringsConfig: { QueryStringBehavior: string; QueryStrings?: string[] };
  };
}

/** Seconds. Stale times count from the end of freshness. */
export interface Lifetime {
  fresh: number;
  whileRevalidate: number;
  ifError: number;
}

type Bounds = Pick<CachePolicyConfig, 'MinTTL' | 'DefaultTTL' | 'MaxTTL'>;

/** CloudFront's default "error caching minimum TTL". `CustomErrorResponses` are not emulated. */
const errorSeconds = 10;

const cacheableErrors = new Set([400, 403, 404, 405, 410, 414, 500, 501, 502, 503, 504]);
const cacheable = new Set([200, 203, 204, 300, 301, 302, 307, 308]);

/** Returns undefined for a response that is not stored. */
export function lifetimeOf({ status, headers }: EdgeResponse, policy: Bounds): Lifetime | undefined {
  const isError = cacheableErrors.has(status);
  if (!isError && !cacheable.has(status)) return undefined;
  const directives = parse(headers['cache-control'] ?? '');
  const seconds = (name: string) => {
    const value = Number(directives.get(name));
    return directives.has(name) && Number.isFinite(value) && value >= 0 ? value : undefined;
  };
  const refused = ['no-store', 'no-cache', 'private'].some((name) => directives.has(name));
  const maxAge = refused ? 0 : (seconds('s-maxage') ?? seconds('max-age') ?? policy.DefaultTTL);
  const fresh = Math.min(Math.max(maxAge, policy.MinTTL), policy.MaxTTL);
  // Errors are stored briefly, to protect a failing origin.
  if (isError) return { fresh: Math.max(fresh, errorSeconds), whileRevalidate: 0, ifError: 0 };
  const stale = (name: string) => (refused ? 0 : Math.min(seconds(name) ?? 0, policy.MaxTTL));
  const lifetime = {
    fresh,
    whileRevalidate: stale('stale-while-revalidate'),
    ifError: stale('stale-if-error'),
  };
  return Object.values(lifetime).some((value) => value > 0) ? lifetime : undefined;
}

function parse(header: string): Map<string, string> {
  const parts = header.split(',').map((part) => part.trim().split('='));
  return new Map(parts.map(([name = '', value = '']) => [name.toLowerCase(), value.replaceAll('"', '')]));
}
