import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cardConfig, type CardConfig } from '#contract/cards/card-config';
import { templates, templateOf } from '#contract/cards/templates';
import { cardStyleOf } from '#web/shared/cards/card-style.ts';
import { changed, optionsFor, type Option } from '#web/workspace/cards/config/options.ts';
import { fullSample } from '#web/workspace/cards/full-sample.ts';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';

/** Has two values for each option, so that one always differs from the card's. */
const values: Record<Option, readonly CardConfig[]> = {
  layout: [{ layout: 'card' }, { layout: 'horizontal' }],
  cornerRadius: [{ cornerRadius: 1 }, { cornerRadius: 33 }],
  cardWidth: [{ cardWidth: 250 }, { cardWidth: 700 }],
  shadow: [{ shadow: 'none' }, { shadow: 'large' }],
  aspectRatio: [{ aspectRatio: '4:3' }, { aspectRatio: '1:1' }],
  titleSize: [{ titleSize: 'small' }, { titleSize: 'large' }],
  descriptionLines: [{ descriptionLines: 1 }, { descriptionLines: 'full' }],
  showImage: [{ showImage: true }, { showImage: false }],
  showStatus: [{ showStatus: true }, { showStatus: false }],
  showType: [{ showType: true }, { showType: false }],
  showDate: [{ showDate: true }, { showDate: false }],
  showLogo: [{ showLogo: true }, { showLogo: false }],
  showDescription: [{ showDescription: true }, { showDescription: false }],
  showCta: [{ showCta: true }, { showCta: false }],
  showConfirmed: [{ showConfirmed: true }, { showConfirmed: false }],
  ctaText: [{ ctaText: 'One' }, { ctaText: 'Other' }],
  primary: [{ colors: { primary: '#AA0000' } }, { colors: { primary: '#0000AA' } }],
  text: [{ colors: { text: '#221100' } }, { colors: { text: '#001122' } }],
  background: [{ colors: { background: '#FFEEDD' } }, { colors: { background: '#DDEEFF' } }],
};
const options = Object.keys(values) as Option[];

const offered = templates.filter(({ hidden }) => !hidden);
const draw = (templateId: string, config: CardConfig) =>
  renderToStaticMarkup(
    <ReferenceCard card={{ ...fullSample(templateId), templateConfig: JSON.stringify(config) }} />,
  );
const optionsOf = (templateId: string, config: CardConfig) =>
  optionsFor(templateOf(templateId), cardStyleOf({ templateId, templateConfig: JSON.stringify(config) }));

describe('an architectural card', () => {
  it.each([
    [240, 320],
    [360, 360],
    [800, 400],
  ])('asked to be %i px wide is %i', (cardWidth, width) => {
    const card = { templateId: 'architectural', templateConfig: JSON.stringify({ cardWidth }) };
    expect(cardStyleOf(card).width).toBe(width);
  });
});

describe('the panel', () => {
  it('offers every setting except the crop, which has its own dialog', () => {
    const { colors, imageCrop: _crop, ...rest } = cardConfig.def.shape;
    const all = [...Object.keys(rest), ...Object.keys(colors.def.innerType.def.shape)];
    const found = new Set(offered.flatMap(({ id }) => [...optionsOf(id, { showCta: true })]));
    expect([...found].toSorted()).toEqual(all.toSorted());
  });

  const templateLayouts = offered.flatMap(({ id, layouts }) =>
    layouts.map((layout) => [id, layout] as const),
  );

  it.each(templateLayouts)('offers for %s as %s only settings that change the sample', (id, layout) => {
    const config: CardConfig = { layout, showCta: true };
    const available = optionsOf(id, config);
    for (const option of options.filter((one) => available.has(one))) {
      const [one, other] = values[option].map((value) => draw(id, changed(config, value)));
      expect(one, option).not.toBe(other);
    }
  });

  it.each(templateLayouts)('hides for %s as %s the settings without effect on the sample', (id, layout) => {
    const config: CardConfig = { layout };
    const hidden = options.filter((option) => !optionsOf(id, config).has(option));
    for (const option of hidden.filter((one) => one.startsWith('show') || one === 'ctaText')) {
      const [one, other] = values[option].map((value) => draw(id, changed(config, value)));
      if (templateOf(id).fields.some(({ name }) => name === 'mainImage')) expect(one, option).toBe(other);
    }
  });
});

describe('a change', () => {
  it('removes undefined settings, and colors if none is left', () => {
    const config: CardConfig = { titleSize: 'large', colors: { text: '#000000' } };
    expect(changed(config, { titleSize: undefined })).toEqual({ colors: { text: '#000000' } });
    expect(changed(config, { colors: { text: undefined } })).toEqual({ titleSize: 'large' });
    expect(Object.keys(changed(config, { colors: { text: undefined } }))).toEqual(['titleSize']);
  });
});
