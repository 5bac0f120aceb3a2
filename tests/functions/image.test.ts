import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { marksOf, measure, variantsOf } from '#functions/asset/process/image';
import { hugePng, picture } from '../support/pictures.ts';

describe('a decompression bomb', () => {
  it('is refused by its header without taking memory', async () => {
    // One has a side that is too long, the other too many pixels. Decoded, they would take hundreds of MB.
    const bombs = [20_000, 10_000].map(hugePng);
    await measure(await picture(8, 8).png().toBuffer());
    const before = process.memoryUsage().rss;
    for (const bomb of bombs) {
      expect(bomb.length).toBeLessThan(100_000);
      await expect(measure(bomb)).rejects.toThrow('too many pixels');
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 ** 2);
  });

  it('is refused by the decoder even if its header was not checked', async () => {
    const variants = variantsOf(hugePng(20_000), { width: 20_000, height: 20_000 });
    await expect(variants.next()).rejects.toThrow('damaged');
  });
});

describe('the decoder', () => {
  it.each([
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['PDF', '%PDF-1.4\n%%EOF'],
    ['TIFF', 'II*\u0000\u0008\u0000\u0000\u0000'],
  ])('refuses %s, whatever type was announced', async (_name, file) => {
    await expect(measure(Buffer.from(file, 'latin1'))).rejects.toThrow('damaged');
  });
});

describe('a logo', () => {
  const size = { width: 280, height: 72 };
  const logo = (colors: readonly [string, string], background = '#00000000') =>
    sharp({ create: { ...size, channels: 4, background } })
      .composite(
        colors.map((color, index) => ({
          input: { create: { width: 110, height: 40, channels: 4 as const, background: color } },
          left: 20 + index * 120,
          top: 16,
        })),
      )
      .png()
      .toBuffer();

  it.each([
    ['white', ['#ffffff', '#ffffff'], undefined, true],
    ['pale yellow', ['#ffe94d', '#fff3a0'], undefined, true],
    ['white with a colored mark', ['#ffffff', '#f05123'], undefined, true],
    ['black', ['#000000', '#000000'], undefined, false],
    ['black with a colored mark', ['#111111', '#1d4ed8'], undefined, false],
    ['colored', ['#1d4ed8', '#f05123'], undefined, false],
    ['white on a background of its own', ['#ffffff', '#ffffff'], '#1d4ed8', false],
    ['black on white', ['#000000', '#000000'], '#ffffff', false],
    ['nothing at all', ['#00000000', '#00000000'], undefined, false],
  ] as const)(
    'that is %s gets a dark plate only if it is light and transparent',
    async (_name, colors, background, light) => {
      expect((await marksOf(await logo(colors, background), size)).endsWith('-light')).toBe(light);
    },
  );

  it('is recognized as light in each color depth and format', async () => {
    const white = sharp(await logo(['#ffffff', '#ffffff']));
    const files = [
      white.clone().toColorspace('b-w').png(),
      white.clone().toColorspace('rgb16').png(),
      white.clone().png({ palette: true }),
      white.clone().gif(),
      white.clone().webp(),
      white.clone().avif({ effort: 0 }),
    ];
    for (const one of files) expect(await marksOf(await one.toBuffer(), size)).toBe('-wordmark-light');
  });

  it.each([
    ['twice as wide as high', { width: 144, height: 72 }, undefined, ''],
    ['wider', { width: 145, height: 72 }, undefined, '-wordmark'],
    ['wider, on a background of its own', { width: 280, height: 72 }, '#ffffff', ''],
  ])('%s is a wordmark only without a background', async (_name, shape, background, marks) => {
    expect(await marksOf(await logo(['#000000', '#000000'], background), shape)).toBe(marks);
  });
});
