import type { CSSProperties } from 'react';
import { contrast } from '#contract/cards/contrast';
import type { Branding } from '#contract/resources/organization';
import type { Frame } from './frame.ts';
import { raised, type CardBranding } from '../shared/cards/css-properties.ts';
import { nightColors, type DrawnColors } from '../shared/cards/night-colors.ts';
import { isDark, mix, readableColors, readableOn, reads, textOn, themed } from '../shared/cards/color.ts';

/** These replace an organization's colors in a frame that names a theme. */
const neutral = {
  light: { background: '#ffffff', text: '#1a1a18' },
  dark: { background: '#111110', text: '#f2f2ef' },
};
const schemes = { auto: 'light dark', light: 'light', dark: 'dark' } as const;

/** An embed or frame on another website. */
type Guest = Pick<Frame, 'theme'>;

export function cardBranding(branding: Branding, guest?: Guest): CardBranding {
  const { brandColors } = branding;
  if (guest?.theme) return { ...branding, brandColors: { primary: brandColors.primary } };
  const readable = readableColors(brandColors);
  return { ...branding, brandColors: readable, nightColors: guest ? undefined : nightColors(readable) };
}

/** Returns the custom properties of the page; they belong on the root element, so that the window follows. */
export function pageStyle({ brandColors }: Pick<Branding, 'brandColors'>, guest?: Guest): CSSProperties {
  const theme = guest?.theme;
  const light = palette({ ...brandColors, ...(theme && neutral.light) });
  const night = theme ? { ...brandColors, ...neutral.dark } : nightColors(brandColors);
  const dark = guest && !theme ? light : palette(night);
  const names = Object.keys(light) as (keyof typeof light)[];
  const style = Object.fromEntries(names.map((name) => [`--page-${name}`, themed(light[name], dark[name])]));
  // Scroll bars and the lists of selects follow the color scheme.
  return { ...style, colorScheme: schemeOf({ brandColors }, guest) };
}

/** A page follows the visitor's system, unless its brand is dark. A guest cannot know whether its website does. */
export function schemeOf({ brandColors }: Pick<Branding, 'brandColors'>, guest?: Guest): string {
  if (guest?.theme) return schemes[guest.theme];
  if (isDark(brandColors.background)) return 'only dark';
  return guest ? 'light' : 'light dark';
}

function palette({
  primary,
  secondary,
  text,
  background,
  accent = primary,
}: Branding['brandColors'] & Partial<DrawnColors>) {
  const ink = readableColors({ text, background }).text;
  // A background of middling brightness has no contrast to spare, so it gets no tint.
  const plain = textOn(background);
  const readableTint = (color: string, share: number) => {
    const tint = mix(color, background, share);
    return reads(ink, tint) && reads(plain, tint) ? tint : background;
  };
  const field = readableTint(ink, 0.05);
  // A tint of the primary color looks dirty on a dark background.
  const dark = isDark(background);
  const wash = dark ? background : readableTint(primary, 0.09);
  const tint = readableTint(primary, 0.12);
  const surface = raised(background);
  const seal = readableOn(secondary, background);
  const deep = dark ? mix(primary, background, 0.28) : mix(primary, '#000000', 0.4);
  // A button in the first color, unless its shape would vanish in a dark shade of the same.
  const door = contrast(primary, deep) >= 1.8 ? primary : textOn(deep);
  return {
    primary,
    'on-primary': textOn(primary),
    background,
    ink,
    muted: readableOn(mix(ink, background, 0.7), background, field, wash, tint, surface),
    line: mix(ink, background, 0.16),
    surface,
    field,
    'field-line': mix(ink, background, 0.5),
    wash,
    accent: readableOn(accent, background, wash),
    seal,
    'on-seal': textOn(seal),
    tint,
    deep,
    'on-deep': textOn(deep),
    door,
    'on-door': textOn(door),
  };
}
