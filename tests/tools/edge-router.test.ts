import { describe, expect, it } from 'vitest';
import { publicPageRoutes } from '#contract/site/public-page';
import { cached } from '#pages/cache.ts';
import { servePages } from '#pages/serve.ts';
import { EdgeCache } from '@refdeck/local-cloud/gateway/edge-cache';
import { pathPatternToRegExp, type Behavior } from '@refdeck/local-cloud/gateway/distribution';
import { EdgeRouter } from '@refdeck/local-cloud/gateway/edge-router';
import type { EdgeRequest, EdgeResponse } from '@refdeck/local-cloud/gateway/edge';
import { HttpApi } from '@refdeck/local-cloud/gateway/http-api';
import { fairTimer } from '@refdeck/local-cloud/lambda/fair-timer';

const timeoutMs = 500;

let givenUp = 0;

const apiOf = (handle: HttpApi['handle']) => {
  const giveUp = (act: () => void) => {
    givenUp += 1;
    act();
  };
  const timer: HttpApi['timer'] = (_, ms, act) =>
    fairTimer(
      ms,
      () => undefined,
      () => giveUp(act),
    );
  return new Map([['api', { handle, timer } as HttpApi]]);
};

const anyPath = {
  pathPattern: '*',
  pattern: pathPatternToRegExp('*'),
  origin: { kind: 'api', id: 'origin', apiId: 'api', timeoutMs },
  originPath: '',
  allowedMethods: ['GET', 'HEAD'],
};

function edgeBefore(origin: (request: EdgeRequest) => Promise<EdgeResponse>) {
  const clock = { seconds: 0 };
  const behavior = {
    ...anyPath,
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
  } as unknown as Behavior;
  const router = new EdgeRouter(
    { behaviors: [behavior], originHeaders: new Map(), defaultRootObject: '' },
    { apis: apiOf(origin), buckets: new Map() },
    new EdgeCache(() => clock.seconds * 1000),
  );
  const request = {
    method: 'GET',
    path: '/reference-page/01HZX0000000000000000000AB',
    query: '',
    headers: {},
    body: Buffer.from(''),
  } as EdgeRequest;
  return { clock, get: () => router.handle(request) };
}

const page: EdgeResponse = { status: 200, headers: cached, body: 'page' };
const day = 24 * 60 * 60;

describe('a public page whose function fails', () => {
  it.each([
    ['fails', async (): Promise<EdgeResponse> => ({ status: 503, headers: {}, body: '' })],
    ['cannot be reached', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['hangs', () => new Promise<EdgeResponse>(() => undefined)],
  ])('is served from the cache for a day when it %s', async (_, failing) => {
    let origin = async () => page;
    const { get, clock } = edgeBefore(() => origin());
    await get();
    origin = failing;
    for (const seconds of [59, 61, 600, day]) {
      clock.seconds = seconds;
      const before = givenUp;
      expect(await get()).toMatchObject({ status: 200, body: 'page' });
      // The edge responds at once while the page is fresh, and afterwards waits as long as the distribution.
      if (seconds < 60) expect(givenUp).toBe(before);
    }
    clock.seconds = day + 61;
    expect((await get()).status).toBeGreaterThanOrEqual(500);
  });

  it('is fresh as soon as the function works again', async () => {
    let response: EdgeResponse = page;
    const { get, clock } = edgeBefore(async () => response);
    await get();
    response = { status: 500, headers: {}, body: '' };
    clock.seconds = 600;
    await get();
    response = { ...page, body: 'new' };
    expect((await get()).body).toBe('new');
  });
});

describe('an unchanged public page', () => {
  /** API Gateway sets a content type where the function gave none. */
  function pageOrigin(): HttpApi {
    const { organizationPage } = publicPageRoutes;
    const render = async () => ({ headers: {}, body: '<p>Page</p>' });
    const error = () => ({ status: 500, headers: {}, body: '' });
    const handler = servePages({ organizationPage }, { organizationPage: render }, error);
    const route = {
      routeKey: `GET ${organizationPage.path}`,
      method: 'GET',
      functionId: 'page',
      authorizer: undefined,
      pattern: /^\/reference-page\/([^/]+)$/,
      parameters: ['organizationId'],
      greedy: false,
    };
    const runtime = { prepare: () => undefined, invoke: (_: string, event: never) => handler(event) };
    const identity = { apiId: 'api', region: 'us-east-1', accountId: '000000000000' };
    return new HttpApi(identity, [route], {} as never, runtime as never);
  }

  it('is still served after the edge revalidated it', async () => {
    const origin = pageOrigin();
    const statuses: number[] = [];
    const { get, clock } = edgeBefore(async (request) => {
      const response = await origin.handle(request);
      statuses.push(response.status);
      return response;
    });
    const first = await get();
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    clock.seconds = 200;
    for (const how of ['RefreshHit', 'Hit']) {
      const { status, body, headers } = await get();
      expect([status, body, headers['content-type']]).toEqual([200, first.body, 'text/html; charset=utf-8']);
      expect(headers['x-cache']).toBe(`${how} from cloudfront`);
    }
    expect(statuses).toEqual([200, 304]);
  });
});

describe('an uncached origin', () => {
  it('is waited for as long as the distribution says', async () => {
    const { get } = edgeBefore(() => new Promise<EdgeResponse>(() => undefined));
    expect((await get()).status).toBe(504);
  });
});

describe('an origin with its own header', () => {
  const requests: EdgeRequest[] = [];
  const behavior = {
    ...anyPath,
    headersPolicy: { SecurityHeadersConfig: { ContentTypeOptions: { Override: true } } },
  } as unknown as Behavior;
  const failing = async (request: EdgeRequest): Promise<EdgeResponse> => {
    requests.push(request);
    return { status: 500, headers: {}, body: '' };
  };
  const router = new EdgeRouter(
    {
      behaviors: [behavior],
      originHeaders: new Map([['origin', { 'x-secret': 'ours' }]]),
      defaultRootObject: '',
    },
    { apis: apiOf(failing), buckets: new Map() },
    new EdgeCache(),
  );
  const request = { method: 'GET', path: '/', query: '', headers: { 'x-secret': 'forged' } };

  it('gets it instead of the viewer’s, and failures have all response headers', async () => {
    const response = await router.handle(request as unknown as EdgeRequest);
    expect(requests.map(({ headers }) => headers)).toEqual([{ 'x-secret': 'ours' }]);
    expect(response).toMatchObject({ status: 500, headers: { 'x-content-type-options': 'nosniff' } });
  });
});
