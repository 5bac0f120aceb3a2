import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#contract/cards/contrast';
import { defaultBranding } from '#contract/cards/default-branding';
import { adviceOf } from '#web/workspace/features/branding/contrast-advice.ts';
import { colorsOf } from '#web/workspace/features/branding/logo-colors.ts';

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

const painted = (...parts: readonly (readonly [count: number, pixel: Pixel])[]) =>
  parts.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat());
const nothing: Pixel = [0, 0, 0, 0];
const white: Pixel = [255, 255, 255, 255];
const navy: Pixel = [20, 50, 120, 255];
const orange: Pixel = [200, 70, 10, 255];

describe('the advice on colors', () => {
  it('has nothing to say of the colors that an organization begins with', () => {
    expect(adviceOf(defaultBranding.brandColors)).toEqual([]);
  });

  it('is silent on what no visitor sees: text on the primary or the secondary color', () => {
    const colors = { text: '#1c1917', background: '#ffffff', primary: '#1c1917', secondary: '#1c1917' };
    expect(adviceOf(colors)).toEqual([]);
  });

  it('names a text that the page replaces, and a button that nobody finds, with a color that helps', () => {
    const colors = { text: '#767676', background: '#777777', primary: '#7a7a7a', secondary: '#777777' };
    const found = adviceOf(colors);
    expect(found.map(({ about }) => about)).toEqual(['text', 'button']);
    const mended = Object.assign({}, colors, ...found.map(({ change }) => change)) as typeof colors;
    expect(adviceOf(mended)).toEqual([]);
  });
});

describe('the colors of a logo', () => {
  it('are the two that there is most of, on a white page', () => {
    const found = colorsOf(painted([60, white], [30, navy], [10, orange]))!;
    expect(found).toMatchObject({ primary: '#143278', secondary: '#c8460a', background: '#ffffff' });
  });

  it('do not come from the edges of a drawing, nor from its gray', () => {
    const gray: Pixel = [120, 120, 125, 255];
    const edge: Pixel = [250, 200, 120, 255];
    const found = colorsOf(painted([900, gray], [300, navy], [2, edge]))!;
    expect(found.primary).toBe('#143278');
    expect(found.secondary).not.toMatch(/^#[ef]/);
  });

  it('make a dark page for a light drawing on nothing, which a white one would hide', () => {
    const found = colorsOf(painted([50, nothing], [50, white]))!;
    expect(contrast('#ffffff', found.background)).toBeGreaterThan(12);
    expect(colorsOf(painted([100, white]))!.background).toBe('#ffffff');
  });

  it('are none where nothing is painted', () => {
    expect(colorsOf(painted([9, nothing]))).toBeUndefined();
    expect(colorsOf([])).toBeUndefined();
  });

  it('read well, whatever is painted', () => {
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
