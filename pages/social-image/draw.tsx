import satori from 'satori';
import sharp from 'sharp';
import type { Branding } from '#contract/organization';
import { fontFamily, fonts } from './fonts.ts';
import { Picture, size, type Said } from './picture.tsx';

sharp.cache(false);
sharp.concurrency(1);

/** The words become paths, so that what turns the drawing into pixels needs no font. Plain areas pack well without a palette, whose dithering shows on them. */
export async function draw(said: Said, branding: Pick<Branding, 'brandColors'>): Promise<Buffer> {
  const svg = await satori(<Picture said={said} branding={branding} fontFamily={fontFamily} />, {
    ...size,
    fonts,
  });
  return await sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9 }).toBuffer();
}
