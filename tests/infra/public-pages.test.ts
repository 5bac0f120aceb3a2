import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pageQuery } from '#contract/site/public-page';
import { attributes } from '#web/embed/address.ts';
import { sitePaths } from '#contract/site/pages';
import { publicPagesCode, rewritePagesCode, viewerHostCode } from '#infra/edge/scripts';

type Response = {
  uri?: string;
  querystring?: string;
  statusCode?: number;
  headers: Record<string, { value: string }>;
  body?: string;
};
const run = runInNewContext(`${publicPagesCode()};handler`) as (event: object) => Response;

const organization = '01HZX0000000000000000000AA';
const page = `/reference-page/${organization}`;

/** Builds a request. For a repeated parameter, CloudFront passes the first value and a list of all values. */
const request = (uri: string, query: Record<string, string | string[]> = {}) => {
  const parameter = (value: string | string[]) =>
    typeof value === 'string'
      ? { value }
      : { value: value[0], multiValue: value.map((one) => ({ value: one })) };
  const querystring = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, parameter(value)]),
  );
  const headers = { host: { value: 'refdeck.example' }, 'x-viewer-host': { value: 'evil.example' } };
  return run({ request: { uri, querystring, headers } });
};

describe('the edge in front of the public pages', () => {
  it.each([
    [`${page}/`, {}, page],
    [`${page}//`, { tag: 'Timber%20%26%20steel', utm_source: 'mail' }, `${page}?tag=Timber%20%26%20steel`],
    [`${page}/`, { embed: '', tag: ['a', 'b'] }, `${page}?tag=a&tag=b&embed`],
  ])('redirects %s %j to its one address', (uri, query, location) => {
    expect(request(uri, query)).toMatchObject({
      statusCode: 301,
      headers: { location: { value: location } },
    });
  });

  it('forwards only known parameters, in one order', () => {
    const all = Object.fromEntries(pageQuery.map((name) => [name, `${name}%201`]));
    const whole = pageQuery.map((name) => `${name}=${name}%201`).join('&');
    expect(request(page, { utm_source: 'mail', ...all, constructor: 'x' }).querystring).toBe(whole);
    expect(request(page, Object.fromEntries(Object.entries(all).toReversed())).querystring).toBe(whole);
    expect(request(page, { gclid: '1' }).querystring).toBe('');
  });

  it('forwards every attribute of an embed', () => {
    const [, , ...sent] = attributes;
    expect(sent.filter((name) => !pageQuery.some((known) => known === name))).toEqual([]);
  });

  it('sets the header with the visitor’s host', () => {
    expect(request(page).headers['x-viewer-host']).toEqual({ value: 'refdeck.example' });
  });
});

describe('the edge in front of the page of a link', () => {
  it('sets the header with the visitor’s host, and nothing else', () => {
    const pass = runInNewContext(`${viewerHostCode()};handler`) as (event: object) => Response;
    const headers = { host: { value: 'refdeck.example' }, 'x-viewer-host': { value: '*' } };
    const sent = { uri: '/approve/x', querystring: {} };
    expect(pass({ request: { ...sent, headers } })).toEqual({
      ...sent,
      headers: { ...headers, 'x-viewer-host': { value: 'refdeck.example' } },
    });
  });
});

const rewriteSource = rewritePagesCode();
const rewriteIn = runInNewContext(`${rewriteSource};handler`) as (event: { request: WebRequest }) => Response;
interface WebRequest {
  uri: string;
  cookies: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
}
const rewrite = (uri: string, cookies: WebRequest['cookies'] = {}, headers: WebRequest['headers'] = {}) =>
  rewriteIn({ request: { uri, cookies, headers } });

describe('the rewriting of page addresses', () => {
  it.each([
    ['/', '/index.html'],
    ['/app', '/app.html'],
    ['/app/collections/01ABC', '/app.html'],
    ['/pricing/', '/pricing.html'],
    ['/resources/help-center/first-reference', '/resources/help-center/first-reference.html'],
    ['/static/app-1a2b.js', '/static/app-1a2b.js'],
    ['/social/home.png', '/social/home.png'],
    ['/embed.js', '/embed.js'],
    ['/theme.js', '/theme.js'],
    ['/resources/blog/rss.xml', '/resources/blog/rss.xml'],
  ])('serves %s from %s', (address, file) => {
    expect(rewrite(address)).toMatchObject({ uri: file });
  });

  it('knows every page of the site', () => {
    for (const path of sitePaths.slice(1)) expect(rewrite(path)).toMatchObject({ uri: `${path}.html` });
  });

  it.each([
    [undefined, '/app.html'],
    ['en', '/app.html'],
    ['fi', '/app.fi.html'],
    ['sv', '/app.sv.html'],
    ['toString', '/app.html'],
  ])('serves the workspace to a person with the language cookie %s from %s', (value, file) => {
    const cookies: WebRequest['cookies'] = value ? { language: { value } } : {};
    expect(rewrite('/app/references', cookies)).toMatchObject({ uri: file });
    expect(rewrite('/pricing', cookies)).toMatchObject({ uri: '/pricing.html' });
  });

  it.each([
    ['fi', '/app.fi.html'],
    ['sv-FI,sv;q=0.9,fi;q=0.8', '/app.sv.html'],
    ['de-DE,de;q=0.9,fi;q=0.5,en;q=0.7', '/app.html'],
    ['de, FI ; q=0.4', '/app.fi.html'],
    ['en-US,en;q=0.9,fi;q=0.8', '/app.html'],
    ['fi;q=0,sv;q=0.1', '/app.sv.html'],
    ['fi;q=banana', '/app.html'],
    ['*', '/app.html'],
    ['', '/app.html'],
    [`${'x'.repeat(200)},fi`, '/app.html'],
  ])('serves the workspace to a browser that asks for %s from %s', (value, file) => {
    const headers = { 'accept-language': { value } };
    expect(rewrite('/app', {}, headers)).toMatchObject({ uri: file });
    expect(rewrite('/app', { language: { value: 'sv' } }, headers)).toMatchObject({ uri: '/app.sv.html' });
    expect(rewrite('/pricing', {}, headers)).toMatchObject({ uri: '/pricing.html' });
  });

  it.each(['/x.png', '/pricing.html', '/app.php', '/statics/x.js', '/resources/unknown.pdf'])(
    'answers 404 with a page for %s, which looks like a file',
    (address) => {
      const { statusCode, headers, body } = rewrite(address);
      expect([statusCode, headers['content-type']!.value]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('There is nothing at this address');
    },
  );

  it('fits into CloudFront’s size limit', () => {
    expect(Buffer.byteLength(rewriteSource)).toBeLessThan(10_240);
  });

  it.each(['/unknown', '/reference-page', '/login/more', '/toString', '/resources/help-center/unknown'])(
    'redirects %s to the start page',
    (address) => {
      expect(rewrite(address).statusCode).toBe(302);
    },
  );
});
