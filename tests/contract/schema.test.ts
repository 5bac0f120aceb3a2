import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCardConfig } from '#contract/cards/card-config';
import { customerAttributes, customerRoutes } from '#contract/resources/customer';
import { id, imageAddress, imageInput, linkAddress, tags } from '#contract/primitives/schema';
import * as z from 'zod/mini';
import { routes } from '#contract/index';

describe('an id', () => {
  it.each([
    '',
    'short',
    'a'.repeat(41),
    'a'.repeat(4096),
    '../../../../etc/passwd',
    'x'.repeat(20) + '#MEMBER',
    'ORG＃0123456789012345',
  ])('is never %j', (value) => {
    expect(id().safeParse(value).success).toBe(false);
  });
});

describe('the address in a card', () => {
  it.each([
    'javascript:alert(1)',
    'http://example.com/a.png',
    'data:text/html,x',
    '//evil.example/a',
    '/api/x',
    'https:',
    'https:/x',
    'https:x',
    'https:\\\\x',
    'https:///x',
    '/assets/../api/x.png',
    '/assets/a/../../x.png',
    '/assets//a.png',
    '/assets/.hidden',
    '/assets/',
    ' ',
  ])('of an image is never %j', (value) => {
    const list = [{ downloadUrl: value }];
    for (const result of [imageAddress.safeParse(value), imageInput.safeParse(list)])
      expect(result.success && result.data !== '').toBe(false);
  });

  it('of an image is the first in a list of files', () => {
    const files = [{ downloadUrl: 'https://a.example/1.png', name: 'One' }, { downloadUrl: '' }];
    expect(imageInput.parse(files)).toBe('https://a.example/1.png');
    expect(imageInput.parse([])).toBe('');
  });
  it.each(['https://example.com/a.png', '/assets/demo/house.png', ''])('of an image may be %j', (value) => {
    expect(imageAddress.safeParse(value).success).toBe(true);
  });
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'mailto:',
    'ftp://example.com',
    'https:/x',
  ])('of a button is never %j', (value) => {
    expect(linkAddress.safeParse(value).error?.issues[0]?.message).toBe(
      'Must begin with https:// or mailto:',
    );
  });
});

describe('card configuration', () => {
  it('accepts an object or its JSON', () => {
    expect(parseCardConfig({ layout: 'minimal' })).toEqual({ ok: true, config: { layout: 'minimal' } });
    expect(parseCardConfig('{"layout":"minimal"}')).toEqual({ ok: true, config: { layout: 'minimal' } });
  });

  it.each([
    '{',
    '[]',
    '"text"',
    '{"layout":"zigzag"}',
    '{"unknown":1}',
    '{"__proto__":{"polluted":1}}',
    '{"colors":{"primary":"red;background:url(//x)"}}',
    `{"ctaText":"${'x'.repeat(17_000)}"}`,
    '{"colors":'.repeat(5_000) + '1' + '}'.repeat(5_000),
  ])('refuses %.60j', (value) => {
    expect(parseCardConfig(value).ok).toBe(false);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('never pollutes a prototype, whatever JSON arrives', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        parseCardConfig(text);
        parseCardConfig(text.replaceAll(/"[^"]*":/g, '"__proto__":'));
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});

describe('customer attributes', () => {
  it.each(['__proto__x y', 'constructor', 'prototype', 'a b', '1a', 'a#b'])('are never named %j', (name) => {
    expect(customerAttributes.safeParse({ [name]: 'x' }).success).toBe(false);
  });
  it('hold plain values only', () => {
    expect(customerAttributes.safeParse({ a: { b: 1 } }).success).toBe(false);
    expect(customerAttributes.safeParse({ industry: 'Energy', size: 12, eu: true, note: null }).success).toBe(
      true,
    );
  });
});

describe('tags', () => {
  it('are trimmed, never empty and never repeated', () => {
    expect(tags.parse([' a ', 'a', '', 'b'])).toEqual(['a', 'b']);
  });
  it('are at most twenty', () => {
    expect(tags.safeParse(Array.from({ length: 21 }, (_, n) => `t${n}`)).success).toBe(false);
  });
});

describe('a record', () => {
  const body = customerRoutes.createCustomer.body;
  const known = new Set(
    'name attributes status visibility tags id version createdAt updatedAt createdBy organizationId referenceCount'.split(
      ' ',
    ),
  );
  it('can be sent back as received, and its read-only fields are ignored', () => {
    const sent = { name: 'A', createdBy: 'somebody', referenceCount: 99, version: 7, id: 'x' };
    expect(Object.keys(body.parse(sent)).toSorted()).toEqual([
      'attributes',
      'name',
      'status',
      'tags',
      'visibility',
    ]);
  });
  it('is refused with an unknown field', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        fc.pre(!known.has(name));
        expect(body.safeParse({ name: 'A', [name]: 1 }).success).toBe(false);
      }),
    );
  });
});

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

describe('the input of a call', () => {
  it('has a limit for every text and every list', () => {
    const found = routes.flatMap(({ operation, params, query, body }) =>
      [params, query, body].flatMap((schema) =>
        schema
          ? endless(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, operation)
          : [],
      ),
    );
    // Time zones are a fixed list, and a card's configuration has its own schema.
    expect(
      found.filter((path) => !/\.(timeZone|templateConfig|template\.config|templateConfigs\.\*)$/.test(path)),
    ).toEqual([]);
  });
});
