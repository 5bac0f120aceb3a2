import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { postSizes, type PostShape } from '#contract/resources/document';
import type { Branding } from '#contract/resources/organization';
import { colorsOf } from './parts.tsx';
import type { PostContent } from './post-content.ts';
import { Post } from './post.tsx';
import { Picture, size, type SocialCardText } from './picture.tsx';

sharp.cache(false);
sharp.concurrency(1);

interface Size {
  width: number;
  height: number;
}

export const drawPost = (
  shape: PostShape,
  content: PostContent,
  brandColors: Branding['brandColors'],
  fonts: Font[],
): Promise<Buffer> => {
  const colors = colorsOf({ brandColors });
  return drawPng(
    (fontFamily) => <Post shape={shape} content={content} colors={colors} fontFamily={fontFamily} />,
    postSizes[shape],
    fonts,
  );
};

export const draw = (
  texts: SocialCardText,
  branding: Pick<Branding, 'brandColors'>,
  fonts: Font[],
): Promise<Buffer> =>
  drawPng((fontFamily) => <Picture texts={texts} branding={branding} fontFamily={fontFamily} />, size, fonts);

/** Pass the same array of fonts each time, because satori parses every new one. A palette would show dithering. */
async function drawPng(
  element: (fontFamily: string) => ReactNode,
  { width, height }: Size,
  fonts: Font[],
): Promise<Buffer> {
  const fontFamily = [...new Set(fonts.map(({ name }) => name))].join(', ');
  const svg = await satori(element(fontFamily), { width, height, fonts });
  return await sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9 }).toBuffer();
}
