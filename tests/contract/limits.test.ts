import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { routes } from '#contract/index';

interface Schema {
  type?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

const hasRepetition = (pattern: string) => /[*+]|,\}/.test(pattern.replaceAll(/\[[^\]]*\]|\\./g, ''));

/** The texts and lists in a schema that may be of any length, by their paths. */
function endless(schema: Schema, path: string): string[] {
  const { type, anyOf = [], properties = {}, additionalProperties, items } = schema;
  const inside = [
    ...anyOf.flatMap((one) => endless(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) => endless(one, `${path}.${name}`)),
    ...(typeof additionalProperties === 'object' ? endless(additionalProperties, `${path}.*`) : []),
    ...(items ? endless(items, `${path}[]`) : []),
  ];
  const ends = {
    string:
      schema.enum ?? schema.const ?? schema.maxLength ?? (schema.pattern && !hasRepetition(schema.pattern)),
    array: schema.maxItems,
  }[type ?? ''];
  return (type === 'string' || type === 'array') && !ends ? [path, ...inside] : inside;
}

describe('what a call takes', () => {
  it('has an end in every text and every list', () => {
    const found = routes.flatMap(({ operation, params, query, body }) =>
      [params, query, body].flatMap((schema) =>
        schema
          ? endless(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, operation)
          : [],
      ),
    );
    // A time zone is one of a list, and a card's configuration has a schema of its own inside its text.
    expect(
      found.filter((path) => !/\.(timeZone|templateConfig|template\.config|templateConfigs\.\*)$/.test(path)),
    ).toEqual([]);
  });
});
