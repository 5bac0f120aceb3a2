import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#contract/cards/contrast';
import { defaultBranding } from '#contract/cards/default-branding';
import { adviceOf } from '#web/workspace/features/branding/contrast-advice.ts';
import { colorsOf } from '#web/workspace/files/logo-colors.ts';

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

const painted = (...parts: readonly (readonly [count: number, pixel: Pixel])[]) =>
  parts.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat());
const nothing: Pixel = [0, 0, 0, 0];
const white: Pixel = [255, 255, 255, 255];
const navy: Pixel = [20, 50, 120, 255];
const orange: Pixel = [200, 70, 10, 255];

describe('the advice on colors', () => {
  it('has no complaint about the default colors', () => {
    expect(adviceOf(defaultBranding.brandColors)).toEqual([]);
  });

  it('ignores text on the primary and secondary colors, which no page shows', () => {
    const colors = { text: '#1c1917', background: '#ffffff', primary: '#1c1917', secondary: '#1c1917' };
    expect(adviceOf(colors)).toEqual([]);
  });

  it('suggests readable colors for text and for buttons', () => {
    const colors = { text: '#767676', background: '#777777', primary: '#7a7a7a', secondary: '#777777' };
    const found = adviceOf(colors);
    expect(found.map(({ about }) => about)).toEqual(['text', 'button']);
    const mended = Object.assign({}, colors, ...found.map(({ change }) => change)) as typeof colors;
    expect(adviceOf(mended)).toEqual([]);
  });
});

describe('the colors of a logo', () => {
  it('are its two most frequent colors on a white page', () => {
    const found = colorsOf(painted([60, white], [30, navy], [10, orange]))!;
    expect(found).toMatchObject({ primary: '#143278', secondary: '#c8460a', background: '#ffffff' });
  });

  it('exclude gray and the blended edges of shapes', () => {
    const gray: Pixel = [120, 120, 125, 255];
    const edge: Pixel = [250, 200, 120, 255];
    const found = colorsOf(painted([900, gray], [300, navy], [2, edge]))!;
    expect(found.primary).toBe('#143278');
    expect(found.secondary).not.toMatch(/^#[ef]/);
  });

  it('include a dark background for a light logo on transparency', () => {
    const found = colorsOf(painted([50, nothing], [50, white]))!;
    expect(contrast('#ffffff', found.background)).toBeGreaterThan(12);
    expect(colorsOf(painted([100, white]))!.background).toBe('#ffffff');
  });

  it('are empty for an empty picture', () => {
    expect(colorsOf(painted([9, nothing]))).toBeUndefined();
    expect(colorsOf([])).toBeUndefined();
  });

  it('are readable for any picture', () => {
    const pixel = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.constantFrom(0, 255));
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 1, maxLength: 30 }), (pixels) => {
        const found = colorsOf(pixels.flat());
        if (!found) return;
        const { background, ...others } = found;
        for (const color of Object.values(others))
          expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
        expect(adviceOf(found)).toEqual([]);
      }),
    );
  });
});
