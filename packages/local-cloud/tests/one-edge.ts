import type { CachePolicyConfig } from '../gateway/cache-control.ts';
import { EdgeCache } from '../gateway/edge-cache.ts';
import type { EdgeRequest, EdgeResponse } from '../gateway/edge.ts';

const policy: CachePolicyConfig = {
  MinTTL: 0,
  DefaultTTL: 0,
  MaxTTL: 86_400,
  ParametersInCacheKeyAndForwardedToOrigin: {
    EnableAcceptEncodingGzip: true,
    EnableAcceptEncodingBrotli: true,
    HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Origin'] },
    CookiesConfig: { CookieBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['tag', 'page'] },
  },
};

export const page = '/reference-page/a';
export const cacheableHeader = 'max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=600';

/** `next` is the origin's next response. */
export function edge(first: Partial<EdgeResponse> = {}) {
  const clock = { seconds: 1_000 };
  const origin = { etags: [] as (string | undefined)[], next: response(first), hold: Promise.resolve() };
  const cache = new EdgeCache(() => clock.seconds * 1000);
  const get = async (request: Partial<EdgeRequest> = {}, within: Partial<CachePolicyConfig> = {}) => {
    const edgeRequest = { method: 'GET', path: page, query: '', headers: {}, ...request } as EdgeRequest;
    const { status, headers, body } = await cache.handle(
      edgeRequest,
      { ...policy, ...within },
      async (etag) => {
        origin.etags.push(etag);
        const { next, hold } = origin;
        await hold;
        return next;
      },
    );
    return { status, body, headers, cacheStatus: String(headers['x-cache']).split(' ')[0] };
  };
  return { cache, clock, origin, get };
}

export const response = ({ headers, ...rest }: Partial<EdgeResponse> = {}): EdgeResponse => ({
  status: 200,
  body: 'first',
  headers: { 'cache-control': cacheableHeader, 'content-type': 'text/html', ...headers },
  ...rest,
});
