import { readFileSync } from 'node:fs';
import geist from '@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf';
import geistBold from '@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf';
import type { Font } from 'satori';
import { eastAsian } from '#functions/document/make/east-asian';
import type { Manuscript } from '#functions/document/make/manuscript';
import { glyphsOf, type HasGlyph } from '../social-image/glyphs.ts';

export interface Typefaces {
  fonts: Font[];
  hasGlyph: HasGlyph;
}

const exact = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;

const cuts = (name: string, regular: Uint8Array, bold: Uint8Array): Font[] => [
  { name, data: exact(regular), weight: 400, style: 'normal' },
  { name, data: exact(bold), weight: 600, style: 'normal' },
];

/** Geist is that of a PDF, which has more characters than that of pages and is in the bundle already. */
const own = cuts('Geist', geist, geistBold);
const ownGlyphs = glyphsOf(geist);

export function typefacesOf(manuscript: Manuscript): Typefaces {
  const more = eastAsian(manuscript).map(({ name, regular, bold }) => {
    const bytes = readFileSync(regular);
    return { fonts: cuts(name, bytes, readFileSync(bold)), has: glyphsOf(bytes) };
  });
  if (more.length === 0) return { fonts: own, hasGlyph: ownGlyphs };
  const maps = [ownGlyphs, ...more.map(({ has }) => has)];
  return {
    fonts: [...own, ...more.flatMap(({ fonts }) => fonts)],
    hasGlyph: (codePoint) => maps.some((has) => has(codePoint)),
  };
}
