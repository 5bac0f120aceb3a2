import type { CardConfig } from '#contract/cards/card-config';
import type { FieldName } from '#contract/reference/field-values';
import type { Template } from '#contract/cards/templates';
import type { CardStyle } from '../../../shared/cards/card-style.ts';

export const flags = [
  ['showImage', 'mainImage'],
  ['showLogo', 'logoImage'],
  ['showType', 'referenceType'],
  ['showDate', 'referenceDate'],
  ['showStatus', undefined],
  ['showDescription', 'shortDescription'],
  ['showCta', 'callToAction'],
  ['showConfirmed', undefined],
] as const satisfies readonly (readonly [keyof CardConfig, FieldName | undefined])[];

type Color = keyof NonNullable<CardConfig['colors']>;
export type Option = Exclude<keyof CardConfig, 'colors' | 'imageCrop'> | Color;

export function optionsFor(template: Template, cardStyle: CardStyle): ReadonlySet<Option> {
  const has = (field: FieldName) => template.fields.some(({ name }) => name === field);
  const minimal = cardStyle.layout === 'minimal';
  const shownFlags = flags
    .filter(([flag, field]) => (field === undefined || has(field)) && !(minimal && flag === 'showImage'))
    .map(([flag]) => flag);
  const options: (Option | false)[] = [
    'primary',
    'text',
    'titleSize',
    'cardWidth',
    template.layouts.length > 1 && 'layout',
    !minimal && 'background',
    !minimal && 'cornerRadius',
    !minimal && 'shadow',
    cardStyle.layout === 'card' && cardStyle.showImage && 'aspectRatio',
    cardStyle.showDescription && has('shortDescription') && 'descriptionLines',
    cardStyle.showCta && has('callToAction') && 'ctaText',
    ...shownFlags,
  ];
  return new Set(options.filter((option) => option !== false));
}

/** Applies a change; an undefined setting falls back to the layer below. */
export function changed(config: CardConfig, change: CardConfig): CardConfig {
  const { colors, ...rest } = { ...config, ...change };
  const colorsLeft = settled(colors ?? {});
  return settled({ ...rest, colors: Object.keys(colorsLeft).length > 0 ? colorsLeft : undefined });
}

function settled<Settings extends object>(settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Settings;
}
