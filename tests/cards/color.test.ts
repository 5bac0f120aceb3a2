import * as fc from 'fast-check';
import type { CSSProperties } from 'react';
import { describe, expect, it } from 'vitest';
import { defaultBranding } from '#contract/cards/default-branding';
import type { Branding } from '#contract/resources/organization';
import { contrast, contrastOf } from '#contract/cards/contrast';
import { cardStyleOf } from '#web/shared/cards/card-style.ts';
import { cssProperties } from '#web/shared/cards/css-properties.ts';
import { readableOn, textOn } from '#web/shared/cards/color.ts';
import { nightColors } from '#web/shared/cards/night-colors.ts';
import { toned } from '#web/shared/cards/oklch.ts';
import { cardBranding, pageStyle } from '#web/public/page-style.ts';
import { cardPairs, dayAndNight, pagePairs } from './drawn-colors.ts';

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

  const readable = (style: CSSProperties, prefix: string, pairs: readonly (readonly [string, string])[]) => {
    for (const colors of dayAndNight(style))
      for (const [front, back] of pairs) {
        const [one, other] = [colors[`--${prefix}-${front}`]!, colors[`--${prefix}-${back}`]!];
        expect(contrast(one, other), `${front} ${one} on ${back} ${other}`).toBeGreaterThanOrEqual(4.5);
      }
  };

  it('keep every text of a card readable for any configuration', () => {
    fc.assert(
      fc.property(anyColor, anyColor, anyColor, (primary, text, background) => {
        const templateConfig = JSON.stringify({ colors: { primary, text, background } });
        readable(cssProperties(cardStyleOf({ templateId: 'standard', templateConfig })), 'rd', cardPairs);
      }),
      // Only black is readable on this surface, and not on its tint.
      { numRuns: 2_000, examples: [['#34b777', '#000000', '#b45590']] },
    );
  });

  const everyText = (brandColors: Branding['brandColors'], templateConfig: string) => {
    const branding = { ...defaultBranding, brandColors };
    const card = cardStyleOf({ templateId: 'standard', templateConfig });
    readable(pageStyle(branding), 'page', pagePairs);
    readable(cssProperties(card, cardBranding(branding)), 'rd', cardPairs);
  };

  it('keep every text of any brand readable by day and by night', () => {
    fc.assert(
      fc.property(
        fc.record({ primary: anyColor, secondary: anyColor, text: anyColor, background: anyColor }),
        fc.constantFrom('{}', '{"colors":{"primary":"#ff0000"}}', '{"colors":{"text":"#808080"}}'),
        everyText,
      ),
      // Only white is readable on this background, and not on its tint.
      {
        numRuns: 2_000,
        examples: [
          [{ primary: '#1cd2a2', secondary: '#000000', text: '#000000', background: '#aa52ae' }, '{}'],
        ],
      },
    );
  });

  it.each('#ffe600 #c8ff00 #00e5a8 #00c2ff #ff8a00 #ff2d55 #7c3aed #0a5d3a #101828 #000000'.split(' '))(
    'of a light brand in %s turn into a night of its hue',
    (primary) => {
      const brand = { primary, secondary: primary, text: '#1a1a18', background: '#ffffff' };
      everyText(brand, '{}');
      const night = nightColors(brand);
      // Night and white are 17:1 or more apart; a glaring first color is toned down, and a black one lifted.
      expect(contrast(night.background, '#ffffff')).toBeGreaterThan(17);
      expect(night.background).not.toBe('#000000');
      expect(contrast(night.accent, night.background)).toBeGreaterThan(7);
      expect(nightColors({ ...brand, background: '#0f1722' })).toMatchObject({
        background: '#0f1722',
        primary,
      });
    },
  );

  it('keep their hue when they get another lightness and chroma', () => {
    // Computed by a browser: oklch(from #c2410c 0.175 min(calc(c * 0.16), 0.02) h)
    const night = toned('#c2410c', ({ c }) => ({ l: 0.175, c: Math.min(c * 0.16, 0.02) }));
    expect(night).toBe('#180d0a');
    expect(toned('#c2410c', (same) => same)).toBe('#c2410c');
    expect(toned('#808080', () => ({ l: 1, c: 0 }))).toBe('#ffffff');
  });
});
