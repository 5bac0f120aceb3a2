import type { Branding } from '#contract/resources/organization';
import { isDark } from './color.ts';
import { toned } from './oklch.ts';

type BrandColors = Branding['brandColors'];

/** Colors by which a page or card is drawn. */
export interface DrawnColors extends BrandColors {
  /** The first color where it is a text. */
  accent: string;
}

/** A light brand becomes this for a visitor whose system is dark: the hue of its first color, nearly black. A dark one stays. */
export function nightColors(brand: BrandColors): DrawnColors {
  const { primary, secondary, background } = brand;
  if (isDark(background)) return { ...brand, accent: primary };
  return {
    background: toned(primary, ({ c }) => ({ l: 0.175, c: Math.min(c * 0.16, 0.02) })),
    text: toned(primary, ({ c }) => ({ l: 0.955, c: Math.min(c * 0.06, 0.008) })),
    primary: toned(primary, ({ l, c }) => ({ l: Math.min(0.86, Math.max(0.5, l)), c })),
    accent: toned(primary, raised),
    secondary: toned(secondary, raised),
  };
}

const raised = ({ l, c }: { l: number; c: number }) => ({ l: Math.max(l, 0.77), c: Math.min(c, 0.15) });
