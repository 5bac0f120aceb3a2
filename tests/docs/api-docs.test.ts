import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#contract/index';
import { renderApiDocs } from '#tools/docs/render';
import { fixtureOf } from '../support/resources/index.ts';
import { broken, reliedOn, compatibilityBaseline } from '#tools/docs/compatibility';

describe('docs/architecture/api.md', () => {
  it('matches the contract (npm run docs writes it)', async () => {
    expect(readFileSync(join('docs', 'architecture', 'api.md'), 'utf8')).toBe(await renderApiDocs());
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'has a complete example of %s that the contract accepts',
    (_name, route) => {
      const { response, ...example } = fixtureOf(route.operation).example;
      const sent = example.sent as object;
      const parsed: object = Object.assign(
        {},
        ...[route.params, route.query, route.body].map((schema) =>
          schema ? schema.parse(only(sent, schema)) : {},
        ),
      );
      const signed = route.signedBy ? ['payload', 'signature'] : [];
      expect([...Object.keys(parsed), ...signed]).toEqual(expect.arrayContaining(Object.keys(sent)));
      expect(route.response.parse(response)).toEqual(response);
    },
  );
});

/** Path parameters must not reach the strict schemas of query and body. */
function only(sent: object, schema: { parse(value: unknown): unknown }): object {
  const shape = (schema as { shape?: object; in?: { shape?: object } }).shape;
  if (!shape) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => name in shape));
}

describe('the contract', () => {
  it('still offers everything that the latest release offered', () => {
    expect(broken(compatibilityBaseline(), reliedOn())).toEqual([]);
  });

  it('offers routes, fields, errors and throttles', () => {
    expect(reliedOn().length).toBeGreaterThan(500);
  });
});

describe('compatibility', () => {
  const before = [
    'GET /api/a',
    'GET /api/a takes b',
    'GET /api/a needs c',
    'GET /api/a answers d',
    'throttle POST /api/e',
  ];
  it.each([
    ['when a route is removed', before.slice(1), 'GET /api/a'],
    ['when a field of a response is removed', before.toSpliced(3, 1), 'GET /api/a answers d'],
    ['when the throttle of a route is removed', before.slice(0, -1), 'throttle POST /api/e'],
    ['when a new field is required', [...before, 'GET /api/a needs e'], 'GET /api/a needs e'],
    [
      'when an optional field becomes required',
      before.map((line) => line.replace('takes b', 'needs b')),
      'GET /api/a needs b',
    ],
  ])('is broken %s', (_how, now, line) => expect(broken(before, now)).toContain(line));

  it.each([
    ['when a field is added', [...before, 'GET /api/a answers e', 'GET /api/a takes f']],
    ['when a required field becomes optional', before.map((line) => line.replace('needs c', 'takes c'))],
    ['when a route is added', [...before, 'PUT /api/b', 'PUT /api/b needs c']],
  ])('is kept %s', (_how, now) => expect(broken(before, now)).toEqual([]));
});
