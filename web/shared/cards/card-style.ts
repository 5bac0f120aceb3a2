import type { CardConfig } from '#contract/cards/card-config';
import type { CardContent } from '#contract/cards/card';
import type { Branding } from '#contract/resources/organization';
import { readCardConfig } from '#contract/cards/read-card-config';
import { templateOf } from '#contract/cards/templates';

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
  showConfirmed: true,
  ctaText: 'Read the story',
} as const satisfies CardConfig;

/** A card's configuration with every gap filled that has a default beyond its template's own measures. */
export type CardStyle = CardConfig &
  Required<Pick<CardConfig, keyof typeof defaults>> & {
    /** In pixels, where there is room. */
    width: number;
  };

/** In pixels; any other layout has its template's width. */
const layoutWidths: Partial<Record<CardStyle['layout'], number>> = { horizontal: 680, minimal: 480 };

/** The organization's own look of each template, and the one corner radius of its walls. */
export type TemplateStyles = Partial<Pick<Branding, 'templateConfigs' | 'cornerRadius'>>;

/**
 * Defaults, under the template's, under the organization's look of that template, under the card's own.
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
  const config: Omit<CardStyle, 'width'> = Object.assign({}, defaults, ...layers);
  const colors = Object.assign({}, ...layers.map((layer) => layer.colors));
  const layout = template.layouts.find((one) => one === config.layout) ?? defaults.layout;
  const width = config.cardWidth ?? layoutWidths[layout] ?? template.width;
  return { ...config, colors, layout, width };
}

/** Whether there is a picture above or beside the text. */
export const isPictured = ({ showImage, layout }: CardStyle): boolean => showImage && layout !== 'minimal';

/** The narrowest column of a wall in which a standard card stands. */
const columnWidth = 300;

/**
 * What the cards of a wall have in common, so that they stand in even columns: in pixels, a corner radius, and whether a picture
 * makes them equally high.
 */
export function wallOf(
  cards: readonly Pick<CardContent, 'templateId' | 'templateConfig'>[],
  branding?: TemplateStyles,
): { column: number; radius: number; even: boolean } {
  const styles = cards.map((card) => cardStyleOf(card, branding));
  const common = <Value>(values: Value[]) => (new Set(values).size === 1 ? values[0] : undefined);
  const narrowest = cards.map(({ templateId }) => templateOf(templateId).minWidth ?? columnWidth);
  return {
    column: common(styles.map(({ width }) => width)) ?? Math.max(columnWidth, ...narrowest),
    radius:
      branding?.cornerRadius ??
      common(styles.map(({ cornerRadius }) => cornerRadius)) ??
      defaults.cornerRadius,
    even:
      common(cards.map(({ templateId }) => templateOf(templateId).id)) !== undefined &&
      styles.every(isPictured),
  };
}
