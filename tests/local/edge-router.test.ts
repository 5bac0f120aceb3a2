import { describe, expect, it } from 'vitest';
import { cached } from '#pages/cache.ts';
import { EdgeCache } from '#tools/local/gateway/edge-cache';
import { pathPatternToRegExp, type Behaviour } from '#tools/local/gateway/distribution';
import { EdgeRouter } from '#tools/local/gateway/edge-router';
import type { EdgeRequest, EdgeResponse } from '#tools/local/gateway/edge';
import type { HttpApi } from '#tools/local/gateway/http-api';

/** How long the distribution waits for its origin. */
const timeoutMs = 500;

/** An edge in front of an origin that does what it is told to. */
function edgeBefore(origin: () => Promise<EdgeResponse>) {
  const clock = { seconds: 0 };
  const behaviour = {
    pathPattern: '*',
    pattern: pathPatternToRegExp('*'),
    origin: { kind: 'api', apiId: 'api', timeoutMs },
    originPath: '',
    allowedMethods: ['GET', 'HEAD'],
    cache: {
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 86_400,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingGzip: true,
        EnableAcceptEncodingBrotli: true,
        HeadersConfig: { HeaderBehavior: 'none' },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    },
  } as unknown as Behaviour;
  const router = new EdgeRouter(
    { behaviours: [behaviour], defaultRootObject: '' },
    { apis: new Map([['api', { handle: origin } as unknown as HttpApi]]), buckets: new Map() },
    new EdgeCache(() => clock.seconds * 1000),
  );
  const request = { method: 'GET', path: '/reference-page/a', query: '', headers: {} } as EdgeRequest;
  return { clock, get: () => router.handle(request) };
}

const page: EdgeResponse = { status: 200, headers: cached, body: 'page' };
const day = 24 * 60 * 60;

describe('a public page whose function is down', () => {
  it.each([
    ['fails', async (): Promise<EdgeResponse> => ({ status: 503, headers: {}, body: '' })],
    ['cannot be reached', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['hangs', () => new Promise<EdgeResponse>(() => undefined)],
  ])('is served for a day as it was last, when it %s', async (_, failing) => {
    let origin = async () => page;
    const { get, clock } = edgeBefore(() => origin());
    await get();
    origin = failing;
    for (const seconds of [61, 119, 600, day]) {
      clock.seconds = seconds;
      const started = performance.now();
      expect(await get()).toMatchObject({ status: 200, body: 'page' });
      // At once while it may be revalidated; then no longer than the distribution waits for its origin.
      expect(performance.now() - started).toBeLessThan(seconds < 120 ? timeoutMs : timeoutMs * 5);
    }
    clock.seconds = day + 61;
    expect((await get()).status).toBeGreaterThanOrEqual(500);
  });

  it('is served new again as soon as it is up', async () => {
    let answer: EdgeResponse = page;
    const { get, clock } = edgeBefore(async () => answer);
    await get();
    answer = { status: 500, headers: {}, body: '' };
    clock.seconds = 600;
    await get();
    answer = { ...page, body: 'new' };
    expect((await get()).body).toBe('new');
  });
});

describe('an origin that is not cached', () => {
  it('is waited for as long as the distribution says, and no longer', async () => {
    const { get } = edgeBefore(() => new Promise<EdgeResponse>(() => undefined));
    expect((await get()).status).toBe(504);
  });
});
