import { deflateSync } from 'node:zlib';
import { framePng } from '#tools/seed/png';
import sharp, { type Sharp } from 'sharp';

/** A picture with something to compress: colours that run in both directions. */
export function picture(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels.set([(x * 255) / width, (y * 255) / height, (x ^ y) & 255], (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A PNG that says and holds many white pixels in a few kilobytes. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return framePng(header, deflateSync(rows, { level: 9 }));
}
