import { describe, expect, it } from 'vitest';
import { errorsOf, gatewayError, gatewayErrors, gatewayStatuses } from '#contract/primitives/error-responses';
import { errorStatus } from '#contract/primitives/error';
import { routes } from '#contract/index';
import { describeApi } from '#functions/meta/describe-api';

interface Response {
  $ref?: string;
  description: string;
  content?: Record<string, { schema: object }>;
}
type Paths = Record<string, Record<string, { operationId: string; responses: Record<string, Response> }>>;

type Components = Record<string, Record<string, Response>>;

const document = (await describeApi()) as unknown as { paths: Paths; components: Components };
const { responses } = document.components;
const resolved = ({ $ref, ...rest }: Response): Response =>
  $ref === undefined ? rest : responses![$ref.split('/').at(-1)!]!;
function responsesOf({ path, method }: { path: string; method: string }): Record<string, Response> {
  const documented = document.paths[path]![method.toLowerCase()]!.responses;
  return Object.fromEntries(Object.entries(documented).map(([status, one]) => [status, resolved(one)]));
}
const named = routes.map((route) => [`${route.method} ${route.path}`, route] as const);

describe('the OpenAPI document', () => {
  it.each(named)('lists exactly the statuses that %s can return', (_name, route) => {
    const failed = [...errorsOf(route).map((code) => errorStatus[code]), ...gatewayStatuses(route), 502, 504];
    const expected = new Set([route.status ?? 200, ...failed].map(String));
    expect(new Set(Object.keys(responsesOf(route)))).toEqual(expected);
    for (const { description } of Object.values(responsesOf(route))) expect(description).not.toBe('');
  });

  it.each(named.filter(([, { access }]) => access !== 'public'))(
    'describes 401 of %s as our error or as that of the gateway',
    (_name, route) => {
      expect(responsesOf(route)['401']!.content!['application/json']!.schema).toEqual({
        anyOf: [
          {
            allOf: [
              { $ref: '#/components/schemas/Error' },
              { properties: { code: { enum: ['UNAUTHENTICATED'] } } },
            ],
          },
          { $ref: '#/components/schemas/GatewayError' },
        ],
      });
    },
  );

  it('has no reference without a target', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const [root, ...steps] = reference.split('/');
      expect(root).toBe('#');
      expect(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document)).toBeTypeOf(
        'object',
      );
    }
  });

  it('has unique operation ids and all path parameters', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    ) as unknown as { path: string; operationId: string; parameters: { name: string; in: string }[] }[];
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length);
    for (const { path, parameters } of operations) {
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it('accepts every message of the gateway', () => {
    for (const [message] of Object.values(gatewayErrors))
      expect(gatewayError.parse({ message })).toEqual({ message });
  });
});
