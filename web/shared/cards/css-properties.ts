import type { CSSProperties } from 'react';
import { defaultCardColor } from '#contract/cards/card-options';
import type { Branding } from '#contract/resources/organization';
import { inks, isDark, mix, readableOn, reads, surfaces, textOn, themed } from './color.ts';
import type { CardStyle, TemplateStyles } from './card-style.ts';
import type { DrawnColors } from './night-colors.ts';

type BrandColors = Branding['brandColors'];

/** Without text and background colors, the card follows the theme of its surroundings. */
export type CardBranding = TemplateStyles & {
  brandColors?: Pick<BrandColors, 'primary'> & Partial<DrawnColors>;
  /** These replace the colors of the brand where the surroundings are dark; without them the brand's stay. */
  nightColors?: DrawnColors;
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

/** Returns the background of cards, and of sheets on a page. */
export const raised = (background: string) =>
  isDark(background) ? mix('#ffffff', background, 0.07) : '#ffffff';

function colorsOf(cardStyle: CardStyle, branding?: CardBranding) {
  const light = palette(surfaces.light, inks.light, cardStyle, branding?.brandColors);
  const dark = palette(surfaces.dark, inks.dark, cardStyle, branding?.nightColors ?? branding?.brandColors);
  const names = Object.keys(light) as (keyof typeof light)[];
  return Object.fromEntries(names.map((name) => [`--rd-${name}`, themed(light[name], dark[name])]));
}

function palette(
  usualSurface: string,
  usualInk: string,
  cardStyle: CardStyle,
  brandColors: CardBranding['brandColors'],
) {
  const given = givenColors(cardStyle, { brandColors });
  const { primary, text = usualInk, background: surface = usualSurface } = given;
  const ink = readableOn(text, surface);
  // Text on a surface of middling brightness has no contrast to spare, so such a surface gets no tint.
  const tint = mix(primary, surface, 0.1);
  const wash = reads(ink, tint) && reads(textOn(surface), tint) ? tint : surface;
  const accent = cardStyle.colors?.primary ?? brandColors?.accent ?? primary;
  return {
    primary,
    'on-primary': textOn(primary),
    seal: readableOn(brandColors?.secondary ?? primary, surface),
    surface,
    ink,
    wash,
    muted: readableOn(mix(ink, surface, 0.68), surface, wash),
    accent: readableOn(accent, surface, wash),
  };
}
