import type { CSSProperties } from 'react';
import { defaultCardColor } from '#contract/cards/card-options';
import type { Branding } from '#contract/resources/organization';
import { inks, mix, readableOn, reads, surfaces, textOn, themed } from './color.ts';
import type { CardStyle, TemplateStyles } from './card-style.ts';

type BrandColors = Branding['brandColors'];

/** Without text and background colors, the card follows the theme of its surroundings. */
export type CardBranding = TemplateStyles & {
  brandColors?: Pick<BrandColors, 'primary'> & Partial<BrandColors>;
};

const ratios = { '16:9': '16 / 9', '1:1': '1 / 1', '4:3': '4 / 3' } as const;

/** Returns the custom properties of `cards.css`; nothing else of a configuration reaches CSS. */
export function cssProperties(cardStyle: CardStyle, branding?: CardBranding): CSSProperties {
  const style: Record<`--rd-${string}`, string> = {
    '--rd-width': `${cardStyle.width}px`,
    '--rd-radius': `var(--rd-wall-radius, ${cardStyle.cornerRadius}px)`,
    ...colorsOf(cardStyle, branding),
  };
  if (cardStyle.aspectRatio) {
    style['--rd-image-ratio'] = ratios[cardStyle.aspectRatio];
    style['--rd-image-height'] = 'auto';
  }
  if (cardStyle.descriptionLines)
    style['--rd-lines'] = cardStyle.descriptionLines === 'full' ? 'none' : String(cardStyle.descriptionLines);
  return style;
}

export const wallProperties = ({ column, radius }: { column: number; radius: number }): CSSProperties =>
  ({ '--column': `${column}px`, '--rd-wall-radius': `${radius}px` }) as CSSProperties;

export const cropProperties = (crop: CardStyle['imageCrop']): CSSProperties | undefined =>
  crop && ({ '--rd-crop': `${crop.x}% ${crop.y}%`, '--rd-zoom': crop.zoom } as CSSProperties);

export function givenColors(cardStyle: CardStyle, branding?: CardBranding) {
  const brand = branding?.brandColors;
  return {
    primary: cardStyle.colors?.primary ?? brand?.primary ?? defaultCardColor,
    text: cardStyle.colors?.text ?? brand?.text,
    background: cardStyle.colors?.background ?? (brand?.background && raised(brand.background)),
  };
}

const raised = (background: string) =>
  textOn(background) === '#ffffff' ? mix('#ffffff', background, 0.07) : '#ffffff';

function colorsOf(cardStyle: CardStyle, branding?: CardBranding) {
  const { primary, text: ink, background: surface } = givenColors(cardStyle, branding);
  const secondary = branding?.brandColors?.secondary ?? primary;
  const light = palette(surface ?? surfaces.light, ink ?? inks.light, { primary, secondary });
  const dark = palette(surface ?? surfaces.dark, ink ?? inks.dark, { primary, secondary });
  return {
    '--rd-primary': primary,
    '--rd-on-primary': textOn(primary),
    '--rd-seal': themed(light.seal, dark.seal),
    '--rd-surface': themed(light.surface, dark.surface),
    '--rd-ink': themed(light.ink, dark.ink),
    '--rd-tint': themed(light.tint, dark.tint),
    '--rd-wash': themed(light.wash, dark.wash),
    '--rd-muted': themed(light.muted, dark.muted),
    '--rd-accent': themed(light.accent, dark.accent),
  };
}

function palette(
  surface: string,
  wantedInk: string,
  { primary, secondary }: Record<'primary' | 'secondary', string>,
) {
  const ink = readableOn(wantedInk, surface);
  // Text on a surface of middling brightness has no contrast to spare, so such a surface gets no tint.
  const plain = textOn(surface);
  const tinted = (color: string, share: number) => {
    const tint = mix(color, surface, share);
    return reads(ink, tint) && reads(plain, tint) ? tint : surface;
  };
  const tint = tinted(ink, 0.06);
  const wash = tinted(primary, 0.1);
  return {
    surface,
    ink,
    tint,
    wash,
    muted: readableOn(mix(ink, surface, 0.68), surface, tint, wash),
    accent: readableOn(primary, surface, wash),
    seal: readableOn(secondary, surface),
  };
}
