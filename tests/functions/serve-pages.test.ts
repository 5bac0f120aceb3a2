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
import { servePages, type PageResponse } from '#pages/serve.ts';

const { organizationPage } = publicPageRoutes;
const page: PageResponse = { headers: {}, body: '<p>Page</p>' };

const recordId = '01HZX0000000000000000000AB';

/** The response to a visit to a page that is `rendered` so, or that throws. */
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
    pathParameters: { ...Object.fromEntries(ids), organizationId },
    requestContext: { requestId: 'request', http: { method } },
  } as unknown as APIGatewayProxyEventV2);
  return { ...response, headers: response.headers as Record<string, string> };
}

describe('what a page tells the edge', () => {
  it('is to keep it for two minutes at most, whatever it says itself', async () => {
    const own = { ...page, headers: { 'cache-control': 's-maxage=86400' } };
    for (const response of [page, own]) {
      const { headers } = await visit(response);
      expect(headers['cache-control']).toMatch(/ s-maxage=60, stale-while-revalidate=60, stale-if-error=/);
    }
  });

  it('is to keep for a moment that it is not there, and never that it has failed', async () => {
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

describe('what the edge forgets a page by', () => {
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
  )('is its organization, of whatever the edge keeps: $path, $what', async ({ route, rendered }) => {
    const { headers } = await visit(rendered, {}, 'GET', { route });
    expect(headers['cache-control']).toContain('s-maxage=');
    expect(headers[cacheTagHeader]).toBe(`organization-${recordId}`);
  });

  it('is said again when it has not changed', async () => {
    const { etag } = (await visit(page)).headers;
    const { statusCode, headers } = await visit(page, { 'if-none-match': etag! });
    expect([statusCode, headers[cacheTagHeader]]).toEqual([304, `organization-${recordId}`]);
  });

  it('is nothing where nobody is known, which is kept for seconds', async () => {
    const { statusCode, headers } = await visit(page, {}, 'GET', { organizationId: '<' });
    expect([statusCode, headers['cache-control'], headers[cacheTagHeader]]).toEqual([
      404,
      'public, max-age=0, s-maxage=10',
      undefined,
    ]);
  });
});

describe('the tag of a page', () => {
  it('stands for its text and its headers: who may embed it, and whose it is, is said in these alone', async () => {
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

  it('spares the edge the body, and brings the headers', async () => {
    const { etag } = (await visit(page)).headers;
    const response = await visit(page, { 'if-none-match': etag! });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, undefined, etag]);
    expect(response.headers['cache-control']).toContain('s-maxage=60');
    // API Gateway calls a response without it plain text, and the edge puts that over what it has.
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await visit(page, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });
});

describe('HEAD', () => {
  it('is answered with what GET would say, and no body', async () => {
    const [get, head] = [await visit(page), await visit(page, {}, 'HEAD')];
    expect(head).toEqual({ ...get, body: '' });
  });
});
