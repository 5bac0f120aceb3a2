import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardConfig, parseCardConfig } from '#contract/cards/card-config';
import { cardOptions } from '#contract/cards/card-options';
import { readCardConfig } from '#contract/cards/read-card-config';

const color = fc.constantFrom('#000000', '#fFaA09', '#fff', 'red', '#12345g', '#000000;x', undefined, 7);
const colors = fc.oneof(
  fc.record({ primary: color, text: color, background: color, other: fc.string() }, { requiredKeys: [] }),
  fc.constantFrom([], null, 'red', '#000000'),
);
const part = fc.oneof(fc.double({ min: -1, max: 101 }), fc.constantFrom(0, 1, 4, 100, '1', null));
const crop = fc.record({ x: part, y: part, zoom: part, other: part }, { requiredKeys: ['x', 'y'] });
const choices = Object.values(cardOptions).flatMap((allowed) => (Array.isArray(allowed) ? allowed : []));
const setting = fc.oneof(
  fc.constantFrom(...choices, '1', 'true', 0, -1, 48, 48.5, 49, 240, 239, 800, 801, Infinity, null),
  fc.double(),
  fc.string({
    maxLength: 70,
    unit: fc.constantFrom('a', ' ', '\n', '\u0000', '\u00a0', 'é', '😀', '\u200b', '\ud800'),
  }),
  colors,
  crop,
  fc.jsonValue(),
);
const names = [...Object.keys(cardOptions), 'color', '__proto__', 'constructor'];
const config = fc
  .array(fc.tuple(fc.constantFrom(...names), setting), { maxLength: 8 })
  .map((settings) => Object.fromEntries(settings) as Record<string, unknown>);

describe('the reader of card configurations', () => {
  it('knows exactly the settings of the schema', () => {
    const { colors: some, ...rest } = cardConfig.def.shape;
    expect(Object.keys(cardOptions)).toEqual([...Object.keys(rest), 'colors']);
    expect(cardOptions.colors.colors).toEqual(Object.keys(some.def.innerType.def.shape));
  });

  it('accepts and returns what the schema does', () => {
    const runs = { numRuns: 1_000 };
    const valid = fc.property(config, (one) => {
      const accepted = Object.entries(one).flatMap(([name, value]) => {
        const parsed = cardConfig.safeParse(Object.fromEntries([[name, value]]));
        return parsed.success ? Object.entries(parsed.data) : [];
      });
      expect(readCardConfig(one)).toEqual(Object.fromEntries(accepted));
    });
    fc.assert(valid, runs);
  });

  it('returns stored settings unchanged, in their order', () => {
    const property = fc.property(config, (one) => {
      const stored = JSON.stringify(one);
      const parsed = parseCardConfig(stored);
      if (parsed.ok) expect(JSON.stringify(readCardConfig(stored))).toBe(JSON.stringify(parsed.config));
      expect(cardConfig.safeParse(readCardConfig(stored)).success).toBe(true);
    });
    fc.assert(property, { numRuns: 1_000 });
  });

  it.each(['{', '[]', '"text"', 'null', '', undefined, `{"ctaText":"${'x'.repeat(17_000)}"}`])(
    'ignores %.40j',
    (stored) => expect(readCardConfig(stored)).toEqual({}),
  );

  it('accepts only colors as colors', () => {
    const stored = '{"shadow":"large","colors":{"primary":"red;background:url(//x)","text":"#112233"}}';
    expect(readCardConfig(stored)).toEqual({ shadow: 'large' });
  });
});
