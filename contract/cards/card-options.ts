import { limits } from '../rules/limits.ts';

/** The allowed values of every card setting. The write schema and the reader are derived from it. */
export const cardOptions = {
  layout: ['card', 'horizontal', 'minimal'],
  /** Pixels. */
  cornerRadius: { min: 0, max: 48 },
  /** Pixels. */
  cardWidth: { min: 240, max: 800 },
  shadow: ['none', 'small', 'medium', 'large'],
  aspectRatio: ['16:9', '1:1', '4:3'],
  titleSize: ['small', 'medium', 'large'],
  descriptionLines: [1, 2, 3, 'full'],
  showImage: [true, false],
  showStatus: [true, false],
  showType: [true, false],
  showDate: [true, false],
  showLogo: [true, false],
  showDescription: [true, false],
  showCta: [true, false],
  showConfirmed: [true, false],
  ctaText: { maxLength: 60 },
  imageCrop: { numbers: { x: { min: 0, max: 100 }, y: { min: 0, max: 100 }, zoom: { min: 1, max: 4 } } },
  colors: { colors: ['primary', 'text', 'background'] },
} as const;

export const darkPlate = '#1f242c';

export const defaultCardColor = '#F05123';

/** Returns undefined for text that is not JSON or is too long. */
export function parseJson(text: string): unknown {
  if (text.length > limits.templateConfigBytes) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
