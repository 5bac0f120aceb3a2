import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bytesPerPixel = 3;
/** "Each byte is kept as the difference to the one above": gradients become runs of equal bytes. */
const filterUp = 2;

/** Encodes 8-bit RGB rows as a PNG. */
export function encodePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return framePng(header, deflateSync(filtered(width, height, pixels), { level: 6 }));
}

/** A PNG file of a header and compressed rows, whatever they say. */
export function framePng(header: Buffer, rows: Buffer): Buffer {
  const end = Buffer.alloc(0);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', end)]);
}

function filtered(width: number, height: number, pixels: Uint8Array): Buffer {
  const stride = width * bytesPerPixel;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    rows[start] = filterUp;
    for (let x = 0; x < stride; x++) {
      const above = y === 0 ? 0 : pixels[(y - 1) * stride + x]!;
      rows[start + 1 + x] = pixels[y * stride + x]! - above;
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
