import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

type Answer = { uri?: string; statusCode?: number };
const source = readFileSync(join('infra', 'edge', 'rewrite-pages.js'), 'utf8');
const rewrite = runInNewContext(`${source};handler`) as (event: { request: { uri: string } }) => Answer;

describe('the rewriting of page addresses', () => {
  it.each([
    ['/', '/index.html'],
    ['/app', '/app.html'],
    ['/app/collections/01ABC', '/app.html'],
    ['/static/app-1a2b.js', '/static/app-1a2b.js'],
  ])('serves %s from %s', (address, file) => {
    expect(rewrite({ request: { uri: address } })).toEqual({ uri: file });
  });

  it.each(['/unknown', '/reference-page', '/login/more'])('leads %s to the start page', (address) => {
    expect(rewrite({ request: { uri: address } }).statusCode).toBe(302);
  });
});
