import type { Font } from 'satori';
import cyrillic from '@fontsource/geist/files/geist-cyrillic-400-normal.woff';
import cyrillicBold from '@fontsource/geist/files/geist-cyrillic-600-normal.woff';
import cyrillicExt from '@fontsource/geist/files/geist-cyrillic-ext-400-normal.woff';
import cyrillicExtBold from '@fontsource/geist/files/geist-cyrillic-ext-600-normal.woff';
import latin from '@fontsource/geist/files/geist-latin-400-normal.woff';
import latinBold from '@fontsource/geist/files/geist-latin-600-normal.woff';
import latinExt from '@fontsource/geist/files/geist-latin-ext-400-normal.woff';
import latinExtBold from '@fontsource/geist/files/geist-latin-ext-600-normal.woff';
import vietnamese from '@fontsource/geist/files/geist-vietnamese-400-normal.woff';
import vietnameseBold from '@fontsource/geist/files/geist-vietnamese-600-normal.woff';
import { glyphsOf, type HasGlyph } from './glyphs.ts';

const scripts = [
  [latin, latinBold],
  [latinExt, latinExtBold],
  [cyrillic, cyrillicBold],
  [cyrillicExt, cyrillicExtBold],
  [vietnamese, vietnameseBold],
] as const;

const nameOf = (n: number) => `Geist ${n}`;
const exact = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;

/** satori reads the fonts of each new array, so all pictures share one. */
export const fonts: Font[] = scripts.flatMap(([regular, bold], n) => [
  { name: nameOf(n), data: exact(regular), weight: 400, style: 'normal' },
  { name: nameOf(n), data: exact(bold), weight: 600, style: 'normal' },
]);

const maps = scripts.map(([regular]) => glyphsOf(regular));
export const hasGlyph: HasGlyph = (codePoint) => maps.some((has) => has(codePoint));
