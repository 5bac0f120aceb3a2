import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#contract/index';
import { examples } from '#tools/docs/examples/index';
import { renderApiDocs } from '#tools/docs/render';

describe('docs/api.md', () => {
  it('says what the contract says now (npm run docs writes it)', async () => {
    expect(readFileSync(join('docs', 'api.md'), 'utf8')).toBe(await renderApiDocs());
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'has an example of %s that the contract accepts, with nothing missing or beyond it',
    (_name, route) => {
      const table = examples[route.resource] as Record<string, { sent: object; response: object }>;
      const { sent, response } = table[route.operation]!;
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

/** Path parameters travel in the path: the strict schemas of the query and the body must not see them. */
function only(sent: object, schema: { parse(value: unknown): unknown }): object {
  const shape = (schema as { shape?: object; in?: { shape?: object } }).shape;
  if (!shape) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => name in shape));
}
