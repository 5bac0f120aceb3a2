import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pageQuery } from '#contract/site/public-page';
import { sitePaths } from '#contract/site/pages';
import { publicPagesCode, rewritePagesCode, viewerHostCode } from '#infra/edge/scripts';

type Response = {
  uri?: string;
  querystring?: string;
  statusCode?: number;
  headers: Record<string, { value: string }>;
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
const rewrite = runInNewContext(`${rewriteSource};handler`) as (event: {
  request: { uri: string };
}) => Response;

describe('the rewriting of page addresses', () => {
  it.each([
    ['/', '/index.html'],
    ['/app', '/app.html'],
    ['/app/collections/01ABC', '/app.html'],
    ['/pricing/', '/pricing.html'],
    ['/resources/help-center/first-reference', '/resources/help-center/first-reference.html'],
    ['/static/app-1a2b.js', '/static/app-1a2b.js'],
  ])('serves %s from %s', (address, file) => {
    expect(rewrite({ request: { uri: address } })).toEqual({ uri: file });
  });

  it('knows every page of the site', () => {
    for (const path of sitePaths.slice(1))
      expect(rewrite({ request: { uri: path } })).toEqual({ uri: `${path}.html` });
  });

  it('fits into CloudFront’s size limit', () => {
    expect(Buffer.byteLength(rewriteSource)).toBeLessThan(10_240);
  });

  it.each(['/unknown', '/reference-page', '/login/more', '/toString', '/resources/help-center/unknown'])(
    'redirects %s to the start page',
    (address) => {
      expect(rewrite({ request: { uri: address } }).statusCode).toBe(302);
    },
  );
});
