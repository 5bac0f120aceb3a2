import type { Branding } from '#contract/resources/organization';
import { contrast, rgb } from '#contract/cards/contrast';

export const surfaces = { light: '#ffffff', dark: '#1b1b19' } as const;
export const inks = { light: '#1a1a18', dark: '#f2f2ef' } as const;

const readable = 4.5;

/** Mixes two colors; `share` is the part of `one`, from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [rgb(one), rgb(other)];
  return hex(a.map((value, index) => value * share + b[index]! * (1 - share)));
}

export const reads = (color: string, background: string): boolean => contrast(color, background) >= readable;

export function textOn(background: string): string {
  return ['#ffffff', inks.light].find((color) => reads(color, background)) ?? '#000000';
}

/** Words on it are white. */
export const isDark = (background: string): boolean => textOn(background) === '#ffffff';

/** Mixes in as little black or white as makes the color readable on all of the backgrounds. */
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

export const themed = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

export function readableColors<C extends Pick<Branding['brandColors'], 'text' | 'background'>>(colors: C): C {
  const { text, background } = colors;
  return { ...colors, text: reads(text, background) ? text : textOn(background) };
}
