import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, contrastOf } from '#contract/cards/contrast';
import { cardStyleOf } from '#web/shared/cards/card-style.ts';
import { cssProperties } from '#web/shared/cards/css-properties.ts';
import { readableOn, textOn } from '#web/shared/cards/color.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colors', () => {
  it('have the contrast that WCAG defines', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('of a brand are rated by level, without rounding up', () => {
    expect(
      contrastOf({ text: '#ffffff', background: '#767676', primary: '#777777', secondary: '#949494' }),
    ).toEqual({
      textOnBackground: { ratio: 4.54, level: 'AA' },
      textOnPrimary: { ratio: 4.47, level: 'AA large' },
      textOnSecondary: { ratio: 3.03, level: 'AA large' },
    });
    const { textOnBackground, textOnPrimary } = contrastOf({
      text: '#000000',
      background: '#ffffff',
      primary: '#333333',
      secondary: '#000000',
    });
    expect(textOnBackground).toEqual({ ratio: 21, level: 'AAA' });
    expect(textOnPrimary.level).toBe('fail');
  });

  it('become readable on any background', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, background) => {
        expect(contrast(readableOn(color, background), background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(textOn(background), background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('stay unchanged if they are readable', () => {
    expect(readableOn('#1a1a18', '#ffffff')).toBe('#1a1a18');
  });

  it('keep every text of a card readable for any configuration', () => {
    fc.assert(
      fc.property(anyColor, anyColor, anyColor, (primary, text, background) => {
        const templateConfig = JSON.stringify({ colors: { primary, text, background } });
        const style = cssProperties(cardStyleOf({ templateId: 'standard', templateConfig })) as Record<
          string,
          string
        >;
        const of = (name: string) => style[`--rd-${name}`]!;
        const pairs = [
          ['ink', 'surface'],
          ['ink', 'wash'],
          ['muted', 'surface'],
          ['muted', 'tint'],
          ['muted', 'wash'],
          ['seal', 'surface'],
          ['accent', 'surface'],
          ['accent', 'wash'],
          ['on-primary', 'primary'],
        ] as const;
        for (const [front, back] of pairs) expect(contrast(of(front), of(back))).toBeGreaterThanOrEqual(4.5);
      }),
      // Only black is readable on this surface, and not on its tint.
      { numRuns: 2_000, examples: [['#34b777', '#000000', '#b45590']] },
    );
  });
});
