import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { families, type Family } from './families.ts';

const { resolve } = createRequire(import.meta.url);

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The second file of a family loads only for a page with one of its letters. */
const scripts = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœıŸ‐‑–—‘’‚“”„•…‹›€™←↑→↓↗−\u2009\u202F`,
  'latin-ext': `${between(0x100, 0x24f)}${between(0x1e80, 0x1e9e)}ỲỳỸỹ${between(0x20a0, 0x20c0)}`,
};

const options = {
  targetFormat: 'woff2' as const,
  /** Copyright and license stay in the file. */
  preserveNameIds: [0, 13, 14],
  keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'],
};

interface Cut {
  files: { name: string; bytes: Buffer }[];
  face: { family: string; weights: string; files: string[]; fallback: object };
}

export async function cutFamily(key: string): Promise<Cut> {
  const family: Family = families[key as keyof typeof families];
  const files = [];
  for (const [script, letters] of Object.entries(scripts)) {
    const bytes = await subsetFont(readFileSync(sourceOf(family, script)), letters, {
      ...options,
      variationAxes: family.axes,
    });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    files.push({ name: `${key}${script.slice('latin'.length)}-${hash}.woff2`, bytes });
  }
  return {
    files,
    face: {
      family: family.name,
      weights: typeof family.axes.wght === 'number' ? '1 999' : '400 700',
      files: files.map(({ name }) => name),
      fallback: await fallbackOf(family, files[0]!.bytes),
    },
  };
}

const sourceOf = ({ source, file }: Family, script: string) =>
  resolve(`@fontsource-variable/${source}/files/${source}-${script}-${file}-normal.woff2`);

/** A font of every system, stretched to the measures of this one, so that nothing moves when it arrives. */
async function fallbackOf({ fallback: { metrics, like, generic } }: Family, bytes: Buffer) {
  const { fontFaces } = createFontStack([await fromBuffer(bytes), metrics], {
    fontFaceFormat: 'styleObject',
  });
  const face = [fontFaces].flat()[0]!['@font-face'];
  return {
    local: [metrics.familyName, like],
    generic,
    size: rounded(face.sizeAdjust),
    ascent: rounded(face.ascentOverride),
    descent: rounded(face.descentOverride),
  };
}

const rounded = (share = '100%') => `${Math.round(Number.parseFloat(share) * 10) / 10}%`;
