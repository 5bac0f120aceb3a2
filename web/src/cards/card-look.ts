import { parseCardConfig, type CardConfig } from '#contract/card-config';
import type { CardContent } from '#contract/card';
import { templateOf } from '#contract/templates/index';

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
  ctaText: 'Read more',
} as const satisfies CardConfig;

/** A card's configuration with every gap filled that has a default beyond its template's own measures. */
export type CardLook = CardConfig & Required<Pick<CardConfig, keyof typeof defaults>>;

/** Defaults, under the template's, under the card's own. A configuration that cannot be read counts as empty. */
export function lookOf(card: Pick<CardContent, 'templateId' | 'templateConfig'>): CardLook {
  const template = templateOf(card.templateId);
  const parsed = parseCardConfig(card.templateConfig);
  const own = parsed.ok ? parsed.config : {};
  const look: CardLook = {
    ...defaults,
    ...template.defaultConfig,
    ...own,
    colors: { ...template.defaultConfig.colors, ...own.colors },
  };
  const layout = template.layouts.includes(look.layout) ? look.layout : template.layouts[0];
  return { ...look, layout: layout ?? defaults.layout };
}
