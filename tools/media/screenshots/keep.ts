import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export const directory = 'web/content/pictures';

/** Of one file, so that a page with several of them stays light. */
const maxBytes = 45_000;
const qualities = [80, 72, 64, 56, 48, 40, 32];

/** Writes a screenshot as `<name>-<theme>.webp`, and half as wide as `<name>-<theme>-small.webp`. Answers its size in pixels. */
export async function keep(png: Buffer, name: string): Promise<{ width: number; height: number }> {
  await mkdir(directory, { recursive: true });
  const { width, height } = await sharp(png).metadata();
  await writeFile(join(directory, `${name}.webp`), await encode(png, width));
  await writeFile(join(directory, `${name}-small.webp`), await encode(png, width / 2));
  return { width, height };
}

async function encode(png: Buffer, width: number): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const quality of qualities) {
    smallest = await sharp(png)
      .resize(width)
      // Coloured letters lose their edges without the second.
      .webp({ quality, smartSubsample: true, effort: 6 })
      .toBuffer();
    if (smallest.length <= maxBytes) break;
  }
  return smallest!;
}
