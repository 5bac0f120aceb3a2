import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '@refdeck/local-cloud/listen';
import { plans } from '#contract/rules/plans';
import { checkSite } from '#functions/shared/monitoring/check-site';

const id = '01HZX0000000000000000000AB';
const page = `/reference-page/${id}`;
const policy = { 'content-security-policy': "default-src 'none'; base-uri 'none'" };
const caching = { 'cache-control': 'public, max-age=0, must-revalidate' };

interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const right: Record<string, SiteResponse> = {
  '/': { status: 200, headers: policy, body: '<title>Customer references | Refdeck</title>' },
  '/data/products.json': { status: 200, headers: {}, body: JSON.stringify(plans) },
  '/api/user/profile': { status: 401, headers: {}, body: '{"message":"Unauthorized"}' },
  '/api/captcha': {
    status: 200,
    headers: {},
    body: JSON.stringify({
      parameters: { algorithm: 'a', nonce: 'n', salt: 's', cost: 1, keyLength: 1, keyPrefix: '0' },
      signature: 's',
    }),
  },
  [page]: {
    status: 200,
    headers: { ...policy, ...caching },
    body: `<h2><a href="/reference-page/harbour-of-hanko/the-crane">Harbour</a></h2>`,
  },
};

let responses: Record<string, SiteResponse>;

const server = createServer((request, response) => {
  const { status, headers, body } = responses[request.url!.split('?')[0]!]!;
  if (status === 0) return response.destroy();
  return response.writeHead(status, headers).end(body);
});
const { endpoint: origin, stop } = await listen(server);
afterAll(stop);

async function wrongWith(path: string, change: Partial<SiteResponse>): Promise<[string, string[]][]> {
  responses = { ...right, [path]: { ...right[path]!, ...change } };
  const results = await checkSite(origin, id);
  return results.filter(({ wrong }) => wrong.length > 0).map(({ name, wrong }) => [name, wrong]);
}

describe('the site check', () => {
  it('passes on a healthy site', async () => {
    expect(await wrongWith('/', {})).toEqual([]);
  });

  it('skips the public page when no organization is set', async () => {
    responses = right;
    expect((await checkSite(origin)).map(({ name }) => name)).not.toContain('public page');
  });

  it.each<[string, Partial<SiteResponse>, string, string]>([
    ['/', { status: 503 }, 'landing page', 'status 503'],
    ['/', { body: '<title>Welcome to nginx</title>' }, 'landing page', 'title'],
    ['/', { headers: {} }, 'landing page', 'content-security-policy'],
    ['/data/products.json', { body: '<!doctype html>' }, 'plans', 'shape'],
    ['/data/products.json', { status: 403 }, 'plans', 'status 403'],
    ['/api/user/profile', { status: 200 }, 'API, signed in', 'status 200'],
    ['/api/user/profile', { body: '{}' }, 'API, signed in', 'shape'],
    ['/api/captcha', { status: 500 }, 'API, public', 'status 500'],
    ['/api/captcha', { body: '{}' }, 'API, public', 'shape'],
    [page, { status: 404 }, 'public page', 'status 404'],
    [page, { body: `<h2></h2><a href="${page}/x">x</a>` }, 'public page', 'card'],
    [page, { body: '<h2>Harbour</h2>' }, 'public page', 'link'],
    [page, { headers: caching }, 'public page', 'content-security-policy'],
    [page, { headers: { ...policy, 'cache-control': 'max-age=600' } }, 'public page', 'cache-control'],
  ])('reports the failure of %s with %o', async (path, change, name, wrong) => {
    expect(await wrongWith(path, change)).toEqual([[name, [wrong]]]);
  });

  it.each(Object.keys(right))('reports that %s does not respond', async (path) => {
    const wrong = await wrongWith(path, { status: 0 });
    expect(wrong).toEqual([[expect.any(String), [expect.stringMatching(/^no answer/)]]]);
  });
});
