import type { CardConfig } from '#contract/card-config';
import type { CardContent } from '#contract/card';
import type { Branding } from '#contract/organization';
import { readCardConfig } from '#contract/read-card-config';
import { templateOf } from '#contract/templates';

const defaults = {
  layout: 'card',
  cornerRadius: 12,
  shadow: 'small',
  titleSize: 'medium',
  showImage: true,
  showStatus: false,
  showType: true,
  showDate: true,
  showLogo: true,
  showDescription: true,
  showCta: true,
  ctaText: 'Read the story',
} as const satisfies CardConfig;

/** A card's configuration with every gap filled that has a default beyond its template's own measures. */
export type CardStyle = CardConfig & Required<Pick<CardConfig, keyof typeof defaults>>;

/** The organisation's own look of each template. */
export type TemplateStyles = Partial<Pick<Branding, 'templateConfigs'>>;

/**
 * Defaults, under the template's, under the organisation's look of that template, under the card's own.
 * A setting that cannot be read counts as not made.
 */
export function cardStyleOf(
  card: Pick<CardContent, 'templateId' | 'templateConfig'>,
  branding?: TemplateStyles,
): CardStyle {
  const template = templateOf(card.templateId);
  const layers = [
    template.defaultConfig,
    readCardConfig(branding?.templateConfigs?.[template.id]),
    readCardConfig(card.templateConfig),
  ];
  const cardStyle: CardStyle = Object.assign({}, defaults, ...layers);
  const colors = Object.assign({}, ...layers.map((layer) => layer.colors));
  const layout = template.layouts.includes(cardStyle.layout) ? cardStyle.layout : template.layouts[0];
  return { ...cardStyle, colors, layout: layout ?? defaults.layout };
}
