import type { Branding } from '#contract/resources/organization';
import { inks, mix, readableOn } from '../../shared/cards/color.ts';

type Colors = Branding['brandColors'];

/** Pixels per side of the analyzed copy, which is enough to find its main colors. */
const side = 96;
const hues = 24;
/** The least number of hue steps between two distinct colors. */
const apart = 3;
/** A color with a smaller chroma counts as gray. */
const chromaOfGray = 40;
/** A smaller share of the colored pixels is an edge rather than a second color. */
const leastShare = 0.06;

/** Reads a picture's colors in this browser. Throws if it fails to load or its website forbids reading it. */
export async function takeLogoColors(address: string): Promise<Colors | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return colorsOf(context.getImageData(0, 0, canvas.width, canvas.height).data);
}

export function colorsOf(pixels: ArrayLike<number>): Colors | undefined {
  const { visible, light, paints } = count(pixels);
  if (visible === 0) return undefined;
  const [first, second] = strongest(paints);
  // A light logo on a transparent ground would be invisible on a light page.
  const onDark = light > visible * 0.8 && visible < pixels.length / 4;
  const ink = onDark ? inks.dark : inks.light;
  const background = onDark ? mix(first ?? '#000000', '#0d0f14', 0.1) : '#ffffff';
  const primary = readableOn(first ?? ink, background);
  return {
    primary,
    secondary: readableOn(second ?? mix(primary, ink, 0.55), background),
    text: readableOn(ink, background),
    background,
  };
}

interface Paint {
  hue: number;
  weight: number;
  sum: [number, number, number];
}

function count(pixels: ArrayLike<number>) {
  const paints: Paint[] = Array.from({ length: hues }, (_, hue) => ({ hue, weight: 0, sum: [0, 0, 0] }));
  let visible = 0;
  let light = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue;
    visible += 1;
    const parts = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!] as const;
    if (Math.min(...parts) > 200) light += 1;
    const chroma = Math.max(...parts) - Math.min(...parts);
    if (chroma < chromaOfGray) continue;
    const paint = paints[hueOf(parts, chroma)]!;
    paint.weight += chroma;
    parts.forEach((part, index) => (paint.sum[index]! += part * chroma));
  }
  return { visible, light, paints };
}

function hueOf([red, green, blue]: readonly [number, number, number], chroma: number): number {
  const most = Math.max(red, green, blue);
  const sixth =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return Math.floor((sixth / 6) * hues) % hues;
}

function strongest(paints: readonly Paint[]): string[] {
  const [first, ...others] = paints
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  if (!first) return [];
  const total = paints.reduce((sum, { weight }) => sum + weight, 0);
  const second = others.find(({ hue, weight }) => {
    const steps = Math.abs(hue - first.hue);
    return Math.min(steps, hues - steps) >= apart && weight >= total * leastShare;
  });
  return [first, ...(second ? [second] : [])].map(({ sum, weight }) => hexOf(sum, weight));
}

function hexOf(sum: Paint['sum'], weight: number): string {
  return `#${sum
    .map((part) =>
      Math.round(part / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
