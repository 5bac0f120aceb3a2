import type { Branding } from '#contract/resources/organization';
import { contrast, rgb } from '#contract/cards/contrast';

/** Colors of the default surfaces, against which a card's own colors are kept readable. */
export const surfaces = { light: '#ffffff', dark: '#1b1b19' } as const;
export const inks = { light: '#1a1a18', dark: '#f2f2ef' } as const;

const readable = 4.5;

/** `share` of `one`, the rest of `other`. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [rgb(one), rgb(other)];
  return hex(a.map((value, index) => value * share + b[index]! * (1 - share)));
}

export const reads = (color: string, background: string): boolean => contrast(color, background) >= readable;

/** Near-black or white, whichever reads better on `background`. */
export function textOn(background: string): string {
  return ['#ffffff', inks.light].find((color) => reads(color, background)) ?? '#000000';
}

/** The color itself, or as little of black or white mixed in as makes it readable as text on all of these. */
export function readableOn(color: string, ...backgrounds: [string, ...string[]]): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const found = ['#ffffff', '#000000']
      .map((extreme) => mix(color, extreme, share))
      .find((candidate) => backgrounds.every((background) => reads(candidate, background)));
    if (found) return found;
  }
  return textOn(backgrounds[0]);
}

function hex(color: readonly number[]): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The one or the other as the surroundings are light or dark. */
export const themed = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** A text color that cannot be read gives way to black or white. */
export function readableColors<C extends Pick<Branding['brandColors'], 'text' | 'background'>>(colors: C): C {
  const { text, background } = colors;
  return { ...colors, text: reads(text, background) ? text : textOn(background) };
}
