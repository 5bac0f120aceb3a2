import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { Branding } from '#contract/resources/organization';
import { Picture, size, type SocialCardText } from './picture.tsx';

sharp.cache(false);
sharp.concurrency(1);

/** Pass the same array of fonts each time, because satori parses every new one. A palette would show dithering. */
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
