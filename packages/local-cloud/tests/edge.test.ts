import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { compressed } from '../gateway/compress.ts';
import { findBehavior, pathPatternToRegExp, type Behavior } from '../gateway/distribution.ts';
import type { EdgeRequest } from '../gateway/edge.ts';
import { applyHeadersPolicy } from '../gateway/headers-policy.ts';
import { startFixtureCloud } from './fixture/cloud.ts';

const LANDING = '<h1>Landing</h1>';

const fixture = await startFixtureCloud({
  'index.html': LANDING,
  'app.html': '<h1>App</h1>',
  'static/app-1a2b.js': 'run()',
  '../secret.txt': 'secret',
});
afterAll(() => fixture.stop());

const get = (path: string, init: RequestInit = {}) =>
  fetch(fixture.cloud.origin + path, { redirect: 'manual', ...init });

describe('the behavior of a path', () => {
  it.each([
    ['/api/*', '/api/x/y', true],
    ['api/*', '/api/x', true],
    ['/api/*', '/apix', false],
    ['*.jpg', '/a/b.jpg', true],
    ['/a?c', '/abc', true],
    ['/a?c', '/abbc', false],
    ['/A', '/a', false],
  ])('%s for %s: %s', (pattern, path, matches) => {
    expect(pathPatternToRegExp(pattern).test(path)).toBe(matches);
  });

  it('is the first that matches, and the default behavior last', () => {
    const behavior = (pathPattern: string) =>
      ({ pathPattern, pattern: pathPatternToRegExp(pathPattern) }) as Behavior;
    const distribution = {
      behaviors: [behavior('/a/*'), behavior('/a/b'), behavior('*')],
      originHeaders: new Map(),
      defaultRootObject: '',
    };
    expect(findBehavior(distribution, '/a/b').pathPattern).toBe('/a/*');
    expect(findBehavior(distribution, '/').pathPattern).toBe('*');
  });
});

describe('the edge', () => {
  it('serves the default root object at the root', async () => {
    const response = await get('/');
    expect([response.status, await response.text()]).toEqual([200, LANDING]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('max-age=11');
  });

  it('lets the function at viewer-request rewrite the path of a page', async () => {
    expect(await (await get('/app/references/new')).text()).toBe('<h1>App</h1>');
  });

  it('gives the function at viewer-request the cookies of the visitor', async () => {
    const headers = { cookie: 'other=1; page=app.html' };
    expect(await (await get('/unknown', { headers })).text()).toBe('<h1>App</h1>');
  });

  it('lets the function at viewer-request answer itself', async () => {
    const response = await get('/unknown');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });

  it('returns 404 for a missing file, without a fallback page', async () => {
    expect((await get('/missing.js')).status).toBe(404);
  });

  it.each([
    '/..%2fsecret.txt',
    '/static/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/%00.x',
    '/%zz.x',
  ])('serves nothing from outside the web: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('applies the response headers policy of the behavior, and of no other', async () => {
    const page = await get('/');
    expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('permissions-policy')).toBe('camera=()');
    const config = await get('/config/config.json');
    expect(config.headers.get('content-security-policy')).toBeNull();
  });

  it('serves the user pool configuration to the page, without secrets', async () => {
    const { origin, userPoolId, userPoolClientId } = fixture.cloud;
    expect(await (await get('/config/config.json')).json()).toEqual({
      region: 'us-east-1',
      userPoolId,
      userPoolClientId,
      userPoolEndpoint: `${origin}/__local/cognito/`,
      mode: 'fixture',
    });
  });

  it('caches files by their headers, and revalidates by etag', async () => {
    const first = await get('/static/app-1a2b.js');
    expect(first.headers.get('cache-control')).toBe('max-age=19');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/static/app-1a2b.js', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each([
    ['bytes=4-10', 206, 'Landing', 'bytes 4-10/16'],
    ['bytes=11-', 206, '</h1>', 'bytes 11-15/16'],
    ['bytes=-5', 206, '</h1>', 'bytes 11-15/16'],
    ['bytes=11-99', 206, '</h1>', 'bytes 11-15/16'],
    ['bytes=16-', 416, '', 'bytes */16'],
    ['bytes=0-1,4-5', 200, LANDING, null],
    ['lines=1-2', 200, LANDING, null],
  ])('answers the range %s with %s', async (range, status, body, contentRange) => {
    const response = await get('/', { headers: { range } });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const response = await get('/', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String(LANDING.length));
    expect(await response.text()).toBe('');
  });

  it('refuses a method that the behavior does not allow', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(403);
  });

  it('serves an uploaded object under the asset path, and 404 otherwise', async () => {
    const { PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
    const { credentials, endpoints, region } = fixture.cloud;
    const client = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
    const object = {
      Bucket: fixture.cloud.bucketAt('/assets/any'),
      Key: 'assets/o/picture.png',
      Body: 'png',
      ContentType: 'image/png',
    };
    await client.send(new PutObjectCommand(object));
    const response = await get('/assets/o/picture.png');
    expect([await response.text(), response.headers.get('content-type')]).toEqual(['png', 'image/png']);
    expect((await get('/assets/o/other.png')).status).toBe(404);
  });
});

describe('compression', () => {
  const request = (accepted: string) =>
    ({ headers: { 'accept-encoding': accepted } }) as unknown as EdgeRequest;
  const script = {
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', etag: '"1a2b"' },
    body: 'const answer = 42;\n'.repeat(100),
  };

  it('takes brotli before gzip, and weakens the etag', () => {
    const response = compressed(request('gzip, deflate, br'), script);
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"1a2b"' });
    expect(brotliDecompressSync(response.body as Buffer).toString()).toBe(script.body);
    expect(response.headers.vary).toBe('accept-encoding');
    const varying = { ...script, headers: { ...script.headers, vary: 'origin' } };
    expect(compressed(request('br'), varying).headers.vary).toBe('origin, accept-encoding');
    expect(compressed(request('gzip'), script).headers['content-encoding']).toBe('gzip');
  });

  it('skips responses that are small, compressed already, or not accepted compressed', () => {
    const small = { ...script, body: 'short' };
    const picture = { ...script, headers: { 'content-type': 'image/webp' } };
    for (const response of [small, picture]) expect(compressed(request('br'), response)).toBe(response);
    expect(compressed(request('identity'), script)).toBe(script);
  });

  it('skips encodings with a weight of 0', () => {
    for (const accepted of ['br;q=0', 'gzip;q=0, br; q=0', '*;q=0', 'brotli']) {
      expect(compressed(request(accepted), script)).toBe(script);
    }
    expect(compressed(request('br;q=0, gzip'), script).headers['content-encoding']).toBe('gzip');
    expect(compressed(request('br;q=0.1, gzip'), script).headers['content-encoding']).toBe('br');
  });
});

describe('a response headers policy', () => {
  const policy = (override: boolean) => ({
    CustomHeadersConfig: { Items: [{ Header: 'X-Mode', Value: 'policy', Override: override }] },
    RemoveHeadersConfig: { Items: [{ Header: 'Server' }] },
  });

  it('keeps the header of the origin unless it overrides', () => {
    expect(applyHeadersPolicy({ 'x-mode': 'origin' }, policy(false))).toEqual({ 'x-mode': 'origin' });
    expect(applyHeadersPolicy({ 'x-mode': 'origin' }, policy(true))).toEqual({ 'x-mode': 'policy' });
  });

  it('removes what it names', () => {
    expect(applyHeadersPolicy({ Server: 'x' }, policy(true))).toEqual({ 'x-mode': 'policy' });
  });
});
