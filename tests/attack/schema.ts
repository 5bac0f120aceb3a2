import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Route } from '#contract/primitives/route';
import { classicNumbers, hostileNumber, hostileText, hostileValue } from './hostile.ts';

type Schema = NonNullable<Route['body']>;
type Json = Record<string, unknown>;

const idPattern = '^[0-9A-Za-z_-]{16,40}$';

/** One field at any depth; lists and their items count as fields. */
export interface Field {
  path: string[];
  json: Json;
}

export const jsonOf = (schema: Schema): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

export function fieldsOf(json: Json, path: string[] = []): Field[] {
  const either = (json.anyOf ?? json.oneOf) as Json[] | undefined;
  if (either) return either.flatMap((one) => fieldsOf(one, path));
  if (json.type === 'array') return [{ path, json }, ...fieldsOf(json.items as Json, [...path, '0'])];
  if (json.type !== 'object') return [{ path, json }];
  const properties = Object.entries((json.properties ?? {}) as Record<string, Json>);
  const { additionalProperties: more, propertyNames: names } = json as Record<string, Json | undefined>;
  // Some records take only these names.
  const name = (names?.enum as string[] | undefined)?.[0] ?? 'industry';
  return [...properties, ...(more ? [[name, more] as const] : [])].flatMap(([key, one]) =>
    fieldsOf(one, [...path, key]),
  );
}

/** Values that are tried in every field of a type. */
export function classicsFor({ type, maxLength = 2_000 }: Json): unknown[] {
  if (type === 'string') return ['', ' ', '\uD800', '\u0000', 'x'.repeat(maxLength as number), null];
  if (type === 'number' || type === 'integer') return classicNumbers;
  return [null, {}];
}

const anyName: Json = { type: 'string', minLength: 1, maxLength: 40 };

export function valuesFor(
  schema: Json,
  ownField: string,
  idOf: (field: string) => fc.Arbitrary<string>,
): fc.Arbitrary<unknown> {
  return valuesOf(schema, ownField);

  function valuesOf(json: Json, field: string): fc.Arbitrary<unknown> {
    const either = (json.anyOf ?? json.oneOf) as Json[] | undefined;
    if (either) return fc.oneof(...either.map((one) => valuesOf(one, field)));
    if (json.enum) return fc.constantFrom(...(json.enum as unknown[]));
    if ('const' in json) return fc.constant(json.const);
    if (json.type === 'object') return objects(json);
    if (json.type === 'array') return lists(json, field);
    if (json.type === 'string') return texts(json, field);
    if (json.type === 'integer' || json.type === 'number') return numbers(json);
    if (json.type === 'boolean') return fc.boolean();
    if (json.type === 'null') return fc.constant(null);
    return hostileValue;
  }

  function objects({ properties = {}, required = [], propertyNames = anyName, additionalProperties }: Json) {
    const fields = Object.entries(properties as Record<string, Json>);
    const named = fc.record(Object.fromEntries(fields.map(([name, one]) => [name, valuesOf(one, name)])), {
      requiredKeys: required as string[],
    });
    if (!additionalProperties) return named;
    const more = additionalProperties as Json;
    const names = valuesOf(propertyNames as Json, '') as fc.Arbitrary<string>;
    return fc.array(fc.tuple(names, valuesOf(more, '')), { maxLength: 5 }).map(Object.fromEntries);
  }

  function lists({ items, minItems = 0, maxItems = 20 }: Json, field: string) {
    const most = Math.min(maxItems as number, 20);
    return fc.array(valuesOf(items as Json, field), { minLength: minItems as number, maxLength: most });
  }

  function texts({ pattern, format, minLength = 0, maxLength = 100 }: Json, field: string) {
    const [least, most] = [minLength as number, maxLength as number];
    if (pattern === idPattern) return idOf(field);
    if (format === 'email') return fc.emailAddress();
    if (pattern) return fc.stringMatching(new RegExp(pattern as string));
    const fitting = hostileText.map((text) => text.slice(0, most).padEnd(least, 'x'));
    return fc.oneof(
      { weight: 2, arbitrary: fc.string({ minLength: least, maxLength: Math.min(most, 80) }) },
      { weight: 2, arbitrary: fitting },
      { weight: 1, arbitrary: fc.constantFrom('x'.repeat(most), '\u{1F600}'.repeat(most / 2)) },
    );
  }

  function numbers({ type, minimum = -(2 ** 53), maximum = 2 ** 53 }: Json) {
    if (type === 'number') return hostileNumber;
    const [min, max] = [minimum as number, maximum as number];
    return fc.oneof(
      fc.integer({ min, max: Math.min(max, min + 3) }),
      fc.maxSafeInteger().filter((n) => n >= min && n <= max),
    );
  }
}
