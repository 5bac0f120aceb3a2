import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sitePaths } from '#contract/site';
import { rewritePagesCode } from '#infra/edge/rewrite-pages';

type Answer = { uri?: string; statusCode?: number };
const source = rewritePagesCode();
const rewrite = runInNewContext(`${source};handler`) as (event: { request: { uri: string } }) => Answer;

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

  it('fits into what CloudFront takes', () => {
    expect(Buffer.byteLength(source)).toBeLessThan(10_240);
  });

  it.each(['/unknown', '/reference-page', '/login/more', '/toString', '/resources/help-center/unknown'])(
    'leads %s to the start page',
    (address) => {
      expect(rewrite({ request: { uri: address } }).statusCode).toBe(302);
    },
  );
});
