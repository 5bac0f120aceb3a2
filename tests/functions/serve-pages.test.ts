import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import {
  type PageRoute,
  publicPageRoutes,
  publicPagesPath,
  socialImageRoutes,
} from '#contract/site/public-page';
import { cacheTagHeader } from '#functions/shared/edge/environment';
import { AppError } from '#functions/shared/errors/app-error';
import { endsOf } from '#pages/cache.ts';
import { servePages, type PageResponse } from '#pages/serve.ts';

const { organizationPage } = publicPageRoutes;
const page: PageResponse = { headers: {}, body: '<p>Page</p>' };

const recordId = '01HZX0000000000000000000AB';

/** Visits a page whose renderer returns or throws `rendered`. */
async function visit(
  rendered: PageResponse | Error,
  headers: Record<string, string> = {},
  method = 'GET',
  {
    route = organizationPage,
    organizationId = recordId,
  }: { route?: PageRoute; organizationId?: string } = {},
) {
  const render = async () => {
    if (rendered instanceof Error) throw rendered;
    return rendered;
  };
  const handler = servePages({ route }, { route: render }, ({ status }) => ({
    ...page,
    status,
  }));
  const ids = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, recordId]);
  const response = await handler({
    routeKey: `${method} ${route.path}`,
    rawPath: `/reference-page/${organizationId}`,
    rawQueryString: '',
    headers,
    pathParameters: {
      ...Object.fromEntries(ids),
      organizationId,
      ...(route.path.includes('{language}') && { language: 'sv' }),
    },
    requestContext: { requestId: 'request', http: { method } },
  } as unknown as APIGatewayProxyEventV2);
  return { ...response, headers: response.headers as Record<string, string> };
}

describe('the caching of a page', () => {
  it('lasts a minute at most, whatever the page sets', async () => {
    const own = { ...page, headers: { 'cache-control': 's-maxage=86400' } };
    for (const response of [page, own]) {
      const { headers } = await visit(response);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400');
    }
  });

  it('lasts a minute and is never stale for what ends on a day', async () => {
    const collection = { id: 'c', name: 'C', visibility: 'unlisted' as const };
    const lastDays = [undefined, '2030-06-30'].map((validUntil) =>
      endsOf({ collection: { ...collection, validUntil } }),
    );
    expect(lastDays).toEqual([false, true]);
    const { headers } = await visit({ ...page, ends: true });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-if-error=0');
  });

  it('lasts ten seconds for a missing page, and is off after a failure', async () => {
    const missing = await visit(new AppError('NOT_FOUND'));
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([
      404,
      'public, max-age=0, s-maxage=10',
    ]);
    const failed = await visit(new Error('The table is away'));
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'no-store']);
    for (const { headers } of [missing, failed]) expect(headers).not.toHaveProperty('etag');
  });
});

describe('the cache tag of a page', () => {
  const cacheable = [...Object.values(publicPageRoutes), ...Object.values(socialImageRoutes)].filter(
    ({ path }) => path.startsWith(publicPagesPath),
  );
  const answers: [what: string, rendered: PageResponse | Error][] = [
    ['shown', page],
    ['moved', { ...page, status: 301, headers: { location: '/' } }],
    ['missing', new AppError('NOT_FOUND')],
    ['gone', new AppError('GONE')],
    ['for other websites only', new AppError('FORBIDDEN')],
  ];

  it.each(
    cacheable.flatMap((route) =>
      answers.map(([what, rendered]) => ({ path: route.path, what, route, rendered })),
    ),
  )('is its organization for every cached response: $path, $what', async ({ route, rendered }) => {
    const { headers } = await visit(rendered, {}, 'GET', { route });
    expect(headers['cache-control']).toContain('s-maxage=');
    expect(headers[cacheTagHeader]).toBe(`organization-${recordId}`);
  });

  it('is repeated in a 304 response', async () => {
    const { etag } = (await visit(page)).headers;
    const { statusCode, headers } = await visit(page, { 'if-none-match': etag! });
    expect([statusCode, headers[cacheTagHeader]]).toEqual([304, `organization-${recordId}`]);
  });

  it('is missing for an invalid organization, which is cached for ten seconds', async () => {
    const { statusCode, headers } = await visit(page, {}, 'GET', { organizationId: '<' });
    expect([statusCode, headers['cache-control'], headers[cacheTagHeader]]).toEqual([
      404,
      'public, max-age=0, s-maxage=10',
      undefined,
    ]);
  });
});

describe('the ETag of a page', () => {
  it('depends on body, headers and organization', async () => {
    const tag = async (response: PageResponse) => (await visit(response)).headers.etag;
    const ofAnother = await visit(page, {}, 'GET', { organizationId: recordId.replace('AB', 'CD') });
    expect(ofAnother.headers.etag).not.toBe(await tag(page));
    const first = await tag(page);
    expect(first).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await tag({ ...page })).toBe(first);
    expect(await tag({ ...page, body: '<p>Other</p>' })).not.toBe(first);
    expect(await tag({ ...page, headers: { 'content-security-policy': "frame-ancestors 'none'" } })).not.toBe(
      first,
    );
  });

  it('replaces the body by a 304 with the headers when it matches', async () => {
    const { etag } = (await visit(page)).headers;
    const response = await visit(page, { 'if-none-match': etag! });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, undefined, etag]);
    expect(response.headers['cache-control']).toContain('s-maxage=60');
    // Without it API Gateway would set plain text, and the edge would replace the cached type.
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await visit(page, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });
});

describe('HEAD', () => {
  it('returns the headers of GET without a body', async () => {
    const [get, head] = [await visit(page), await visit(page, {}, 'HEAD')];
    expect(head).toEqual({ ...get, body: '' });
  });
});
