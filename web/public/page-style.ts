import type { CSSProperties } from 'react';
import type { EmbedTheme } from '#contract/cards/embed';
import type { Branding } from '#contract/resources/organization';
import type { CardBranding } from '../shared/cards/css-properties.ts';
import { mix, readableColors, readableOn, reads, textOn, themed } from '../shared/cards/color.ts';

/** These replace an organization's colors in a frame that names a theme. */
const neutral = {
  light: { background: '#ffffff', text: '#1a1a18' },
  dark: { background: '#111110', text: '#f2f2ef' },
};
const schemes = { auto: 'light dark', light: 'light', dark: 'dark' } as const;

export function cardBranding(branding: Branding, theme?: EmbedTheme): CardBranding {
  const { brandColors } = branding;
  return { ...branding, brandColors: theme ? { primary: brandColors.primary } : readableColors(brandColors) };
}

/** Returns the custom properties of the page; they belong on the root element, so that the window follows. */
export function pageStyle({ brandColors }: Pick<Branding, 'brandColors'>, theme?: EmbedTheme): CSSProperties {
  const { primary } = brandColors;
  const light = palette({ ...brandColors, ...(theme && neutral.light) });
  const dark = theme ? palette({ ...brandColors, ...neutral.dark }) : light;
  const names = Object.keys(light) as (keyof typeof light)[];
  const style = Object.fromEntries(names.map((name) => [`--page-${name}`, themed(light[name], dark[name])]));
  return {
    ...style,
    '--page-primary': primary,
    '--page-on-primary': textOn(primary),
    // Scroll bars and the lists of selects follow the color scheme.
    colorScheme: schemeOf({ brandColors }, theme),
  } as CSSProperties;
}

export function schemeOf({ brandColors }: Pick<Branding, 'brandColors'>, theme?: EmbedTheme): string {
  if (theme) return schemes[theme];
  return textOn(brandColors.background) === '#ffffff' ? 'dark' : 'light';
}

function palette({ primary, secondary, text, background }: Branding['brandColors']) {
  const ink = readableColors({ text, background }).text;
  const readableTint = (color: string, share: number) => {
    const tint = mix(color, background, share);
    return reads(ink, tint) ? tint : background;
  };
  const field = readableTint(ink, 0.05);
  // A tint of the primary color looks dirty on a dark background.
  const isDark = textOn(background) === '#ffffff';
  const wash = isDark ? background : readableTint(primary, 0.09);
  const seal = readableOn(secondary, background);
  const deep = isDark ? mix(primary, background, 0.28) : mix(primary, '#000000', 0.4);
  return {
    background,
    ink,
    muted: readableOn(mix(ink, background, 0.7), background, field, wash),
    line: mix(ink, background, 0.16),
    field,
    'field-line': mix(ink, background, 0.5),
    wash,
    accent: readableOn(primary, background, wash),
    seal,
    'on-seal': textOn(seal),
    tint: readableTint(primary, 0.12),
    deep,
    'on-deep': textOn(deep),
  };
}
