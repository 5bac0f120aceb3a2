import { contrast, rgb } from '#contract/cards/contrast';

/** Texts of it have a contrast of 4.5:1 with their ground. */
export interface Palette {
  /** On white. */
  accent: string;
  field: string;
  onField: string;
}

const white = '#ffffff';
const ink = '#16181d';
const least = 4.5;

export function paletteOf(primary: string): Palette {
  let accent = primary;
  // Each step takes a twentieth of the light, so that the hue stays.
  for (let step = 19; contrast(accent, white) < least && step > 0; step -= 1)
    accent = darker(primary, step / 20);
  return {
    accent,
    field: primary,
    onField: contrast(white, primary) >= least ? white : ink,
  };
}

const darker = (color: string, share: number): string =>
  `#${rgb(color)
    .map((part) =>
      Math.round(part * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
