import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { measure, variantsOf } from '#functions/asset/process/image';
import { hugePng, picture } from '../support/pictures.ts';

// What decodes uploads switches the other formats off for its whole process, which these suites share with those that draw.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

describe('a bomb', () => {
  it('is refused by its header, before a pixel is decoded: it takes no memory', async () => {
    // Too long a side, and too many pixels on sides that are allowed; decoded, they would be hundreds of MB.
    const bombs = [20_000, 10_000].map(hugePng);
    await measure(await picture(8, 8).png().toBuffer());
    const before = process.memoryUsage().rss;
    for (const bomb of bombs) {
      expect(bomb.length).toBeLessThan(100_000);
      await expect(measure(bomb)).rejects.toThrow('too many pixels');
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 ** 2);
  });

  it('is refused by the decoder too, should its header not have been looked at', async () => {
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
  ])('reads no %s, whatever it was announced as', async (_name, file) => {
    await expect(measure(Buffer.from(file, 'latin1'))).rejects.toThrow('damaged');
  });
});
