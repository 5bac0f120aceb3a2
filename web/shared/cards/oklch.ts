import { rgb } from '#contract/cards/contrast';

/** Lightness from 0 to 1, chroma from 0 to about 0.4, hue in radians: equal steps look equal, unlike those of RGB. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Returns the color with another lightness and chroma; the hue stays. */
export function toned(color: string, tone: (of: Oklch) => Omit<Oklch, 'h'>): string {
  const from = oklch(color);
  const { l, c } = tone(from);
  // A color that no screen can show loses chroma until one can.
  for (let chroma = c; chroma > 0.001; chroma *= 0.98) {
    const parts = linear({ l, c: chroma, h: from.h });
    if (parts.every((part) => part > -0.0005 && part < 1.0005)) return hexOf(parts);
  }
  return hexOf(linear({ l, c: 0, h: 0 }));
}

/** The matrices are those of https://bottosson.github.io/posts/oklab/. */
function oklch(color: string): Oklch {
  const [r, g, b] = rgb(color).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const one = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const other = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(one, other), h: Math.atan2(other, one) };
}

function linear({ l, c, h }: Oklch): number[] {
  const [one, other] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * one + 0.2158037573 * other) ** 3;
  const medium = (l - 0.1055613458 * one - 0.0638541728 * other) ** 3;
  const short = (l - 0.0894841775 * one - 1.291485548 * other) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function hexOf(parts: readonly number[]): string {
  const bytes = parts.map((part) => {
    const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
