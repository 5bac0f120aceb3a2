import sharp, { type SharpOptions } from 'sharp';
import { darkPlate } from '#contract/cards/card-options';
import { contrast } from '#contract/cards/contrast';
import { lightSuffix, wordmarkSuffix } from '#contract/rules/file-rules';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { JobFailed } from '../../shared/jobs/run-job.ts';

// Without a cache, the limits below bound the memory of one image at a time.
sharp.cache(false);
sharp.concurrency(1);
// Only the decoders of allowed types are enabled, so that a disguised file reaches no other.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

const widths = [320, 640, 1280];
const widest = 1920;
const decodeSeconds = 15;

export interface Picture {
  width: number;
  height: number;
}

export interface Variant extends Picture {
  body: Buffer;
}

/** Only the header is read, so that a decompression bomb cannot exhaust the memory. */
export async function measure(bytes: Buffer): Promise<Picture> {
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  const { width, height } = header.autoOrient;
  if (Math.max(width, height) > serverLimits.imageSide || width * height > limits.imagePixels) {
    const megapixels = limits.imagePixels / 1_000_000;
    throw new JobFailed(
      `The image has too many pixels: at most ${megapixels} megapixels and ${serverLimits.imageSide} on a side`,
    );
  }
  return { width, height };
}

/** Images are never enlarged; metadata and animation are dropped. */
export async function* variantsOf(bytes: Buffer, { width }: Picture): AsyncGenerator<Variant> {
  const wanted = [...widths.filter((one) => one < width), Math.min(width, widest)];
  for (const one of new Set(wanted)) {
    const { data, info } = await sharp(bytes, decoding)
      .autoOrient()
      .resize({ width: one })
      .webp({ quality: 80 })
      .timeout({ seconds: decodeSeconds })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw damaged();
      });
    yield { width: info.width, height: info.height, body: data };
  }
}

/** Below this contrast with its background, a pixel is hardly seen. */
const leastContrast = 1.6;

/** What is wider is a wordmark if it has no background. */
const wordmarkRatio = 2;

/**
 * Returns what the names of a picture's files say of it. It is light if white hides more of its visible pixels than
 * a dark background would.
 */
export async function marksOf(bytes: Buffer, { width, height }: Picture): Promise<string> {
  const image = sharp(bytes, decoding);
  const { hasAlpha } = await image.metadata().catch(() => ({ hasAlpha: false }));
  if (!hasAlpha) return '';
  const pixels = await image
    .resize({ width: 160, height: 160, fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .timeout({ seconds: decodeSeconds })
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
  const lost = { white: 0, dark: 0 };
  let visible = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue;
    visible += 1;
    const color = hex(pixels.subarray(at, at + 3));
    if (contrast(color, '#ffffff') < leastContrast) lost.white += 1;
    if (contrast(color, darkPlate) < leastContrast) lost.dark += 1;
  }
  const bringsItsOwn = visible > (pixels.length / 4) * 0.95;
  if (bringsItsOwn) return '';
  return (width > wordmarkRatio * height ? wordmarkSuffix : '') + (lost.white > lost.dark ? lightSuffix : '');
}

const hex = (bytes: Buffer) => `#${bytes.toString('hex')}`;

const decoding: SharpOptions = { limitInputPixels: limits.imagePixels, failOn: 'error' };

const damaged = () => new JobFailed('The image is damaged and cannot be read');
