import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { cardConfig } from '#contract/cards/card-config';
import { routes, type NamedRoute } from '#contract/index';
import { line, requiredName, tags, text } from '#contract/primitives/schema';
import * as fixed from '#words/fixed';

const missing = 'Name is required';
const name = requiredName(missing);
const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

/** Hexadecimal code points, because the characters are invisible. A space separates those of one text. */
const codes = [
  '20|a0|ad|34f|61c|115f|17b4|180e|200b|200d 200d|2028|202e|2060|2800',
  '3000|3164|fe0f|feff|ffa0|fff9|ffff|16fe4|13441|1d159|1d173|e0001|e0020 e0041|e0100|e0fff',
].flatMap((some) => some.split('|'));
const invisible = codes.map((some) =>
  String.fromCodePoint(...some.split(' ').map((code) => Number.parseInt(code, 16))),
);

describe('a required name', () => {
  it.each(invisible.map((value, index) => [codes[index], value]))(
    'is refused when nobody can see it: %s',
    (_codes, value) => {
      expect(messagesOf(name, value)).toEqual([missing]);
      expect(messagesOf(name, ` ${value}\u200b`)).toEqual([missing]);
      expect(name.parse(`${value}A`)).toContain('A');
    },
  );

  it.each([
    'Öl & Gas ÅÄÖ',
    '株式会社',
    'شركة',
    'خانه\u200cها',
    'क्\u200dष',
    'ᎣᏏᏲ',
    '𞤀𞤣𞤤𞤢𞤥',
    '👩\u200d👩\u200d👧',
    '☎\ufe0f',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '1',
    '-',
    'e\u0301',
  ])('may be %s, and is stored unchanged', (value) => {
    expect(name.parse(value)).toBe(value);
  });

  it('may contain any script, mark or emoji', () => {
    const letters = fc
      .integer({ min: 0x21, max: 0x10_ffff })
      .map((point) => String.fromCodePoint(point))
      .filter((one) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(one) && !invisible.includes(one))
      .filter((one) => !/[\p{Default_Ignorable_Code_Point}\u{13442}]/u.test(one));
    const joiners = fc.constantFrom('', '\u200d', '\ufe0f', '\u0301', ' ');
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, joiners), { minLength: 1, maxLength: 40 }), (parts) => {
        const value = parts.flat().join('').trim();
        expect(name.parse(value)).toBe(value);
      }),
    );
  });

  it.each(['A\ud800', '\udc00', 'A\udc00\ud800', '\ud83d'])('is well-formed, unlike %j', (value) => {
    expect(messagesOf(name, value)).toContain('Must be well-formed text');
  });
});

describe('a text', () => {
  it('that shows nothing is stored as empty', () => {
    for (const value of invisible) {
      expect(text(10).parse(value)).toBe('');
      expect(line(10).parse(value)).toBe('');
      expect(tags.parse([value, 'a'])).toEqual(['a']);
      expect(cardConfig.parse({ ctaText: value })).toEqual({ ctaText: '' });
    }
  });
});

interface Def {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
}
type Field = [path: string, schema: z.ZodMiniType];

function strings([path, schema]: Field): Field[] {
  const { type, shape = {}, options = [], ...def } = schema._zod.def as unknown as Def;
  if (type === 'string') return [[path, schema]];
  const inner: Field[] = [
    ...Object.entries(shape).map(([key, field]): Field => [`${path}.${key}`, field]),
    ...options.map((option): Field => [path, option]),
    ...[def.element, def.keyType, def.valueType].flatMap((field): Field[] =>
      field ? [[`${path}[]`, field]] : [],
    ),
    ...[def.innerType, def.in].flatMap((field): Field[] => (field ? [[path, field]] : [])),
  ];
  return inner.flatMap(strings);
}

const fieldsOf = (route: NamedRoute) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    route[part] ? strings([`${route.operation} ${part}`, route[part]]) : [],
  );

describe('every string of a request', () => {
  const around = [
    '',
    'Aa',
    'https://example.com/',
    'a@example.com',
    'mailto:a@example.com',
    '01HZX0000000000000000000ZZ',
  ];
  it.each(routes.flatMap(fieldsOf))('is refused with half of a character pair: %s', (_path, schema) => {
    for (const before of around) {
      for (const half of ['\ud800', '\udc00', '\ud83d ']) {
        expect(schema.safeParse(before + half).success, JSON.stringify(before + half)).toBe(false);
        expect(schema.safeParse(half + before).success, JSON.stringify(half + before)).toBe(false);
      }
    }
  });
});

it('the texts of the specification are unchanged', () => {
  expect(fixed).toMatchObject({
    customerIdRequired: 'A valid customer ID is required',
    referenceIdRequired: 'Reference ID is required for updates',
    emailUnavailable: 'Unable to retrieve user email. Please ensure you are properly logged in.',
    presignedUrlMissing: 'Failed to get asset presigned URL',
    captchaMissing: 'Please complete the captcha',
    referenceCreateFailed: 'Server error creating reference card',
    noResponse: 'No response from server. Please check your network connection.',
    organizationCreateFailed: 'Failed to create organization. Please try again.',
    organizationCreateError: 'Error creating organization',
    organizationLeaveFailed: 'Failed to leave organization. Please try again.',
    organizationLeaveError: 'Error leaving organization',
    organizationDeleteFailed: 'Failed to delete organization',
    configurationFailed: 'Failed to load configuration',
    organizationLimit: 'Maximum limit of 5 organizations reached',
  });
});
