import geist from '@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf';
import geistBold from '@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf';
import type { Font } from 'satori';
import { glyphsOf } from '../social-image/glyphs.ts';

const exact = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;

/** Those of a PDF, which have more characters than those of pages and are in the bundle already. */
export const fonts: Font[] = [
  { name: 'Geist', data: exact(geist), weight: 400, style: 'normal' },
  { name: 'Geist', data: exact(geistBold), weight: 600, style: 'normal' },
];

export const hasGlyph = glyphsOf(geist);
