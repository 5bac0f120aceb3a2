import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { Branding } from '#contract/resources/organization';
import { Picture, size, type SocialCardText } from './picture.tsx';

sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws the picture that stands for a page where its address is passed on, as PNG. Pass the same array of fonts each time: satori reads
 * those of each array that it has not seen. The words become paths, so that what turns the drawing into pixels needs no font. Plain areas
 * pack well without a palette, whose dithering shows on them.
 */
export async function draw(
  texts: SocialCardText,
  branding: Pick<Branding, 'brandColors'>,
  fonts: Font[],
): Promise<Buffer> {
  const fontFamily = [...new Set(fonts.map(({ name }) => name))].join(', ');
  const svg = await satori(<Picture texts={texts} branding={branding} fontFamily={fontFamily} />, {
    ...size,
    fonts,
  });
  return await sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9 }).toBuffer();
}
