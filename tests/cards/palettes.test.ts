import { describe, expect, it } from 'vitest';
import { contrast } from '#contract/cards/contrast';
import { defaultBranding } from '#contract/cards/default-branding';
import { palettes } from '#contract/cards/palettes';
import { templates } from '#contract/cards/templates';
import { cardStyleOf } from '#web/shared/cards/card-style.ts';
import { cssProperties } from '#web/shared/cards/css-properties.ts';
import { cardBranding, schemeOf, pageStyle } from '#web/public/page-style.ts';
import { adviceOf } from '#web/workspace/features/branding/contrast-advice.ts';

const ofPage = [
  ['ink', 'background'],
  ['ink', 'field'],
  ['ink', 'wash'],
  ['muted', 'background'],
  ['muted', 'field'],
  ['muted', 'wash'],
  ['accent', 'background'],
  ['accent', 'wash'],
  ['on-primary', 'primary'],
  ['seal', 'background'],
  ['on-deep', 'deep'],
] as const;
const ofCard = [
  ['ink', 'surface'],
  ['ink', 'tint'],
  ['ink', 'wash'],
  ['muted', 'surface'],
  ['muted', 'tint'],
  ['muted', 'wash'],
  ['seal', 'surface'],
  ['accent', 'surface'],
  ['accent', 'wash'],
  ['on-primary', 'primary'],
] as const;

describe.each(palettes.map((palette) => [palette.name, palette] as const))(
  'the palette %s',
  (_name, { colors }) => {
    const branding = { ...defaultBranding, brandColors: colors };
    const page = pageStyle(branding) as Record<string, string>;

    it('is readable on the page without changing its colors', () => {
      for (const [front, back] of ofPage)
        expect(contrast(page[`--page-${front}`]!, page[`--page-${back}`]!), front).toBeGreaterThanOrEqual(
          4.5,
        );
      expect([page['--page-ink'], page['--page-accent']]).toEqual([colors.text, colors.primary]);
      expect(adviceOf(colors)).toEqual([]);
      expect(contrast(colors.secondary, colors.background)).toBeGreaterThanOrEqual(3);
    });

    it.each(templates.map(({ id }) => id))('is readable on cards of the template %s', (templateId) => {
      const cardStyle = cardStyleOf({ templateId, templateConfig: '{}' });
      const card = cssProperties(cardStyle, cardBranding(branding)) as Record<string, string>;
      for (const [front, back] of ofCard)
        expect(contrast(card[`--rd-${front}`]!, card[`--rd-${back}`]!), front).toBeGreaterThanOrEqual(4.5);
    });
  },
);

it('six palettes exist, light ones first', () => {
  const schemes = palettes.map(({ colors }) => schemeOf({ brandColors: colors }));
  expect(palettes).toHaveLength(6);
  expect(schemes).toEqual(schemes.toSorted().toReversed());
  expect(schemes[0]).toBe('light');
});
