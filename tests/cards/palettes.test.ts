import { describe, expect, it } from 'vitest';
import { contrast } from '#contract/cards/contrast';
import { defaultBranding } from '#contract/cards/default-branding';
import { palettes } from '#contract/cards/palettes';
import { templates } from '#contract/cards/templates';
import { cardStyleOf } from '#web/shared/cards/card-style.ts';
import { cssProperties } from '#web/shared/cards/css-properties.ts';
import { cardBranding, schemeOf, pageStyle } from '#web/public/page-style.ts';
import { adviceOf } from '#web/workspace/features/branding/contrast-advice.ts';
import { cardPairs, dayAndNight, pagePairs } from './drawn-colors.ts';

describe.each(palettes.map((palette) => [palette.name, palette] as const))(
  'the palette %s',
  (_name, { colors }) => {
    const branding = { ...defaultBranding, brandColors: colors };
    const [page, nightly] = dayAndNight(pageStyle(branding));

    it('is readable on the page without changing its colors', () => {
      for (const style of [page, nightly])
        for (const [front, back] of pagePairs)
          expect(contrast(style[`--page-${front}`]!, style[`--page-${back}`]!), front).toBeGreaterThanOrEqual(
            4.5,
          );
      expect([page['--page-ink'], page['--page-accent']]).toEqual([colors.text, colors.primary]);
      expect(adviceOf(colors)).toEqual([]);
      expect(contrast(colors.secondary, colors.background)).toBeGreaterThanOrEqual(3);
    });

    it.each(templates.map(({ id }) => id))('is readable on cards of the template %s', (templateId) => {
      const cardStyle = cardStyleOf({ templateId, templateConfig: '{}' });
      for (const card of dayAndNight(cssProperties(cardStyle, cardBranding(branding))))
        for (const [front, back] of cardPairs)
          expect(contrast(card[`--rd-${front}`]!, card[`--rd-${back}`]!), front).toBeGreaterThanOrEqual(4.5);
    });
  },
);

it('six palettes exist, light ones first', () => {
  const schemes = palettes.map(({ colors }) => schemeOf({ brandColors: colors }));
  expect(palettes).toHaveLength(6);
  expect(schemes).toEqual([...Array<string>(5).fill('light dark'), 'only dark']);
});
