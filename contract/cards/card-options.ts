import { limits } from '../rules/limits.ts';

/**
 * Lists the allowed values of every card setting. The schema that validates writes (`card-config.ts`) and
 * the reader of stored values (`read-card-config.ts`) are both derived from it.
 */
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
  /** The point of the picture that stays visible, in percent of its width and height, and the zoom. */
  imageCrop: { numbers: { x: { min: 0, max: 100 }, y: { min: 0, max: 100 }, zoom: { min: 1, max: 4 } } },
  colors: { colors: ['primary', 'text', 'background'] },
} as const;

/** The background behind a light logo. */
export const darkPlate = '#1f242c';

/** The primary color of a card that sets none. */
export const defaultCardColor = '#F05123';

/** Returns undefined for text that is not JSON or is longer than a card configuration may be. */
export function parseJson(text: string): unknown {
  if (text.length > limits.templateConfigBytes) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
