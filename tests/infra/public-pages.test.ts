import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

type Answer = { statusCode?: number; headers: Record<string, { value: string }> };
const source = readFileSync(join('infra', 'edge', 'public-pages.js'), 'utf8');
const run = runInNewContext(`${source};handler`) as (event: object) => Answer;

const organization = '01HZX0000000000000000000AA';
const story = '01HZX0000000000000000000BB';
const page = `/reference-page/${organization}`;

const ask = (uri: string, query: Record<string, string> = {}) => {
  const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));
  const headers = { host: { value: 'refdeck.example' }, 'x-viewer-host': { value: 'evil.example' } };
  return run({ request: { uri, querystring, headers } });
};

describe('the edge in front of the public pages', () => {
  it.each([
    [`${page}/`, {}, page],
    [page, { reference: story }, `${page}/${story}`],
    [`${page}/`, { reference: story, tag: 'x' }, `${page}/${story}`],
    [`${page}/collection/${organization}`, { reference: story }, `${page}/${story}`],
  ])('leads %s %j to its one address', (uri, query, location) => {
    expect(ask(uri, query)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
  });

  it.each(['//evil.example', '../../app', 'short', `${story}\r\nset-cookie: x`])(
    'follows no %j in place of a story',
    (reference) => {
      expect(ask(page, { reference }).statusCode).toBeUndefined();
    },
  );

  it('says itself which host a visitor sees', () => {
    expect(ask(page).headers['x-viewer-host']).toEqual({ value: 'refdeck.example' });
  });
});
