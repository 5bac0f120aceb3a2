import { inflateSync } from 'node:zlib';

export type HasGlyph = (codePoint: number) => boolean;

/**
 * A missing glyph would be drawn as an empty box, and the package's ranges are wider than the file, so `cmap` is
 * read.
 */
export function glyphsOf(font: Uint8Array): HasGlyph {
  const cmap = tableOf(font, 'cmap');
  const tables = Array.from({ length: cmap.getUint16(2) }, (_, n) => cmap.getUint32(4 + n * 8 + 4));
  const maps = tables.flatMap((start) => {
    const format = cmap.getUint16(start);
    if (format === 4) return [segments(cmap, start)];
    return format === 12 ? [groups(cmap, start)] : [];
  });
  return (codePoint) => maps.some((has) => has(codePoint));
}

const text = (font: Uint8Array, from: number): string =>
  String.fromCharCode(...font.subarray(from, from + 4));

/**
 * The header of WOFF has 44 bytes, followed by an entry of 20 for each table (https://www.w3.org/TR/WOFF/). That of TTF
 * has 12, followed by entries of 16, and packs nothing.
 */
function tableOf(font: Uint8Array, name: string): DataView {
  const file = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const isWoff = text(font, 0) === 'wOFF';
  const [header, length, count] = isWoff ? [44, 20, 12] : [12, 16, 4];
  for (let entry = header; entry < header + file.getUint16(count) * length; entry += length) {
    if (text(font, entry) !== name) continue;
    const [offset, packed, size] = (isWoff ? [4, 8, 12] : [8, 12, 12]).map((at) =>
      file.getUint32(entry + at),
    ) as [number, number, number];
    const bytes = font.subarray(offset, offset + packed);
    const table = packed < size ? inflateSync(bytes) : bytes;
    return new DataView(table.buffer, table.byteOffset, table.byteLength);
  }
  throw new Error(`A font without ${name}`);
}

/** Format 4 has segments of the Basic Multilingual Plane. */
function segments(cmap: DataView, start: number): HasGlyph {
  const size = cmap.getUint16(start + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + size * 2, 16 + size * 3] as const;
  const at = (position: number) => cmap.getUint16(start + position);
  return (codePoint) => {
    if (codePoint > 0xff_ff) return false;
    for (let n = 0; n < size; n += 2) {
      if (codePoint > at(ends + n)) continue;
      const first = at(starts + n);
      if (codePoint < first) return false;
      const offset = at(offsets + n);
      const glyph = offset === 0 ? codePoint : at(offsets + n + offset + (codePoint - first) * 2);
      return glyph !== 0 && ((glyph + at(deltas + n)) & 0xff_ff) !== 0;
    }
    return false;
  };
}

/** Format 12 has groups of any characters. */
function groups(cmap: DataView, start: number): HasGlyph {
  const count = cmap.getUint32(start + 12);
  return (codePoint) => {
    for (let n = 0; n < count; n += 1) {
      const group = start + 16 + n * 12;
      if (codePoint < cmap.getUint32(group)) return false;
      if (codePoint <= cmap.getUint32(group + 4)) return true;
    }
    return false;
  };
}
