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

export type CardStyle = CardConfig &
  Required<Pick<CardConfig, keyof typeof defaults>> & {
    /** Pixels; the card is narrower where there is less room. */
    width: number;
  };

/** Pixels; the layout `card` has the width of its template. */
const layoutWidths: Record<CardStyle['layout'], number | undefined> = {
  card: undefined,
  horizontal: 680,
  minimal: 480,
};

export type TemplateStyles = Partial<Pick<Branding, 'templateConfigs' | 'cornerRadius'>>;

/** Later ones win: the defaults, the template, the organization's style of it, the card's own settings. */
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
  const wanted = config.cardWidth ?? layoutWidths[layout] ?? template.width;
  const { minWidth = 0, maxWidth = Infinity } = layout === 'card' ? template : {};
  const width = Math.min(Math.max(wanted, minWidth), maxWidth);
  return { ...config, colors, layout, width };
}

export const isPictured = ({ showImage, layout }: CardStyle): boolean => showImage && layout !== 'minimal';

/** Pixels; the narrowest column that fits a standard card. */
export const columnWidth = 300;

/** Returns pixels. */
export function wallOf(
  cards: readonly Pick<CardContent, 'templateId' | 'templateConfig'>[],
  branding?: TemplateStyles,
): { column: number; radius: number } {
  const styles = cards.map((card) => cardStyleOf(card, branding));
  const common = <Value>(values: Value[]) => (new Set(values).size === 1 ? values[0] : undefined);
  const narrowest = cards.map(({ templateId }) => templateOf(templateId).minWidth ?? columnWidth);
  return {
    column: common(styles.map(({ width }) => width)) ?? Math.max(columnWidth, ...narrowest),
    radius:
      branding?.cornerRadius ??
      common(styles.map(({ cornerRadius }) => cornerRadius)) ??
      defaults.cornerRadius,
  };
}
