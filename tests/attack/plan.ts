import * as fc from 'fast-check';
import { routes, type NamedRoute } from '#contract/index';
import { hostileHeaders, hostileNumber, hostileSegments, hostileText, hostileValue } from './hostile.ts';
import { classicsFor, fieldsOf, jsonOf, valuesFor } from './schema.ts';

export const callers = ['nobody', 'stranger', 'member', 'admin', 'owner'] as const;
export type CallerName = (typeof callers)[number];

/** Changes one place in an input, counted over all fields at any depth. */
export interface Change {
  at: number;
  /** `fit` keeps the type, to pass the first validation. */
  how: 'fit' | 'replace' | 'remove' | 'add' | 'wrap' | 'double';
  value: unknown;
  text: string;
  number: unknown;
  key: string;
}

export type Wire =
  | { as: 'it is' }
  | { as: 'method'; method: string }
  | { as: 'segment' | 'suffix' | 'query'; text: string }
  | { as: 'headers'; headers: (readonly [string, string | string[]])[] }
  | {
      as: 'body';
      body: 'cut' | 'empty' | 'not UTF-8' | 'with a mark' | 'too large' | 'listed' | 'a form' | 'deep';
    };

export type Input = 'typical' | { path: string[]; value: unknown } | { made: Record<string, unknown> };

/** A random request; names in double braces stand for ids of the attacked world. */
export interface Attack {
  route: NamedRoute;
  caller: CallerName;
  organization: string | undefined;
  /**
   * A valid input of `tests/isolation/inputs.ts`, the same with one changed field, or one made from the
   * schemas.
   */
  input: Input;
  changes: Change[];
  wire: Wire;
}

const kinds = ['organizationId', 'customerId', 'referenceId', 'collectionId', 'assetId', 'userId'];
const plural: Record<string, string> = { itemIds: 'referenceId' };

/** Returns mostly an own id of the right kind, else any kind, a foreign one or a missing one. */
const idFor =
  ({ resource, path }: NamedRoute) =>
  (field: string) => {
    const shown = path.includes('/collection/') ? 'collectionId' : 'organizationId';
    const own = resource === 'public' ? shown : `${resource}Id`;
    const kind = plural[field] ?? (kinds.includes(field) ? field : own);
    const fitting = kinds.includes(kind) ? kind : 'referenceId';
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(`{{own.${fitting}}}`) },
      { weight: 1, arbitrary: fc.constantFrom(...kinds).map((any) => `{{own.${any}}}`) },
      { weight: 2, arbitrary: fc.constant(`{{foreign.${fitting}}}`) },
      { weight: 1, arbitrary: fc.constant('{{missing}}') },
    );
  };

const schemasOf = ({ params, query, body }: NamedRoute) =>
  [params, query, body].filter((part) => part !== undefined).map(jsonOf);

function inputOf(route: NamedRoute): fc.Arbitrary<Input> {
  const schemas = schemasOf(route);
  const fields = schemas.flatMap((json) => fieldsOf(json));
  const typical = fc.constant('typical' as const);
  if (fields.length === 0) return typical;
  const made = fc
    .tuple(...schemas.map((json) => valuesFor(json, '', idFor(route))))
    .map((all) => ({ made: Object.assign({}, ...all) as Record<string, unknown> }));
  const grafted = fields.map(({ path, json }) =>
    fc.record({ path: fc.constant(path), value: valuesFor(json, path.at(-1)!, idFor(route)) }),
  );
  return fc.oneof(
    { weight: 3, arbitrary: typical },
    { weight: 3, arbitrary: fc.oneof(...grafted) },
    { weight: 1, arbitrary: made },
  );
}

const keys = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'organizationId',
    'id',
    'version',
    'pk',
    'name',
    '',
  ),
  hostileText,
);
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(1_000),
  how: fc.constantFrom('fit', 'fit', 'fit', 'fit', 'replace', 'remove', 'add', 'wrap', 'double'),
  value: hostileValue,
  text: hostileText,
  number: hostileNumber,
  key: keys,
});

const wire: fc.Arbitrary<Wire> = fc.oneof(
  { weight: 30, arbitrary: fc.constant({ as: 'it is' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      as: fc.constant('method' as const),
      method: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      as: fc.constantFrom('segment' as const, 'suffix' as const),
      text: fc.constantFrom(...hostileSegments),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      as: fc.constant('query' as const),
      text: fc.constantFrom(
        'limit=0',
        'limit=1e3',
        'limit=NaN',
        'limit=',
        'limit=1&limit=2',
        'cursor=',
        'cursor=%00',
        'cursor=x',
        'cursor=eyJhIjoxfQ',
        `cursor=${'A'.repeat(2_000)}`,
        '%ZZ',
        '=',
        '&&&',
        '__proto__=1',
        'a[b]=c',
        'from=2026-02-30',
        'from=2026-01-01&to=2999-12-31',
        'status=',
        'purpose=%F0%9F%98%80',
        'limit=%31',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      as: fc.constant('headers' as const),
      headers: fc.array(fc.constantFrom(...hostileHeaders), { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      as: fc.constant('body' as const),
      body: fc.constantFrom(
        'cut',
        'empty',
        'not UTF-8',
        'with a mark',
        'too large',
        'listed',
        'a form',
        'deep',
      ),
    }),
  },
);

const ofRoute = (route: NamedRoute): fc.Arbitrary<Attack> =>
  fc.record({
    route: fc.constant(route),
    caller: fc.constantFrom(...callers, 'owner', 'owner', 'owner', 'admin', 'member'),
    organization: fc.oneof(
      { weight: 12, arbitrary: fc.constant('{{own.organizationId}}') },
      { weight: 1, arbitrary: fc.constantFrom('{{foreign.organizationId}}', '{{missing}}', undefined) },
    ),
    input: inputOf(route),
    changes: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Change[]>([]) },
      { weight: 5, arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 4 }) },
    ),
    wire,
  });

/** A route with more fields occurs more often in a round. */
const everyRoute = routes.flatMap((route) => {
  const fields = schemasOf(route).flatMap((json) => fieldsOf(json));
  return Array.from({ length: 1 + Math.ceil(fields.length / 8) }, () => ofRoute(route));
});
const roundOf = fc.tuple(...everyRoute).chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));

/** Returns attacks on every route in random order; seed and round determine them. */
export function attacksOf(seed: number, round: number): Attack[] {
  return fc.sample(roundOf, { seed: (seed + round * 7_919) | 0, numRuns: 2 })[1]!;
}

/** Tries every classic value in every field of every route, as the owner. */
export const sweep: Attack[] = routes.flatMap((route) =>
  schemasOf(route)
    .flatMap((json) => fieldsOf(json))
    .flatMap(({ path, json }) =>
      classicsFor(json).map((value) => ({
        route,
        caller: 'owner' as const,
        organization: '{{own.organizationId}}',
        input: { path, value },
        changes: [],
        wire: { as: 'it is' as const },
      })),
    ),
);
