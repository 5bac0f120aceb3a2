import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawFile, drawnFiles } from '#web/site/render.tsx';

it('every page that may be found has a picture of its own, of the size that networks ask for', async () => {
  expect(new Set(drawnFiles()).size).toBe(drawnFiles().length);
  const { format, width, height } = await sharp(await drawFile('social/home.png')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(drawFile('social/unknown.png')).toBeUndefined();
});
