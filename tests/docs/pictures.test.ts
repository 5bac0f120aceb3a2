import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { steps } from '#tools/media/demo-video/steps';
import { galleryOrganizations } from '#tools/seed/gallery';
import index from '../../web/content/pictures/index.json';
import recording from '../../web/content/film/steps.json';

const pictures = 'web/content/pictures';
const directory = 'web/content/film';

describe('the pictures of the site', () => {
  test('exist in both themes and widths, in the stated size and small', async () => {
    const there = readdirSync(pictures).filter((name) => name.endsWith('.webp'));
    const expected = Object.entries(index).flatMap(([name, { width, height }]) =>
      ['light', 'dark'].flatMap((theme) => [
        { file: `${name}-${theme}.webp`, width, height },
        { file: `${name}-${theme}-small.webp`, width: width / 2, height: height / 2 },
      ]),
    );
    expect(there.sort()).toEqual(expected.map(({ file }) => file).sort());
    const found = expected.map(async ({ file }) => {
      const { width, height } = await sharp(`${pictures}/${file}`).metadata();
      return { file, width, height };
    });
    expect(await Promise.all(found)).toEqual(expected);
    const heavy = there.filter((file) => statSync(`${pictures}/${file}`).size > 52_000);
    expect(heavy).toEqual([]);
  });
});

describe('the pictures', () => {
  test('in the README exist in the size that they were taken, and are small', async () => {
    const shown = [
      ...readFileSync('README.md', 'utf8').matchAll(/!\[[^\]]{20,}\]\((docs\/pictures\/[\w.-]+)\)/g),
    ];
    const files = shown.map(([, file]) => file!);
    expect(files).toEqual(['docs/pictures/page.webp', 'docs/pictures/editor.webp']);
    for (const file of files) {
      expect((await sharp(file).metadata()).width).toBe(1440);
      expect(statSync(file).size).toBeLessThan(200_000);
    }
  });

  test('in the gallery exist for each page, small and of one size', async () => {
    const files = readdirSync('web/content/gallery');
    const names = ['birchline', ...Object.keys(galleryOrganizations)];
    expect(files.sort()).toEqual(names.map((name) => `${name}.webp`).sort());
    for (const file of files.map((name) => `web/content/gallery/${name}`)) {
      const { width, height } = await sharp(file).metadata();
      expect({ width, height }).toEqual({ width: 720, height: 540 });
      expect(statSync(file).size).toBeLessThan(52_000);
    }
  });

  test('of the demo data are small and state author and license', () => {
    const sources = readFileSync('tools/seed/photographs/SOURCES.md', 'utf8');
    for (const file of readdirSync('tools/seed/photographs').filter((name) => name.endsWith('.webp'))) {
      expect(sources).toMatch(new RegExp(`\\| \`${file}\` .*\\| (CC BY 4\\.0|CC0( 1\\.0)?) `));
      expect(statSync(`tools/seed/photographs/${file}`).size).toBeLessThan(80_000);
    }
  });
});

describe('the demo video', () => {
  test('has captions with the same times in both languages, from start to end', () => {
    const [english, finnish] = [cues('en'), cues('fi')];
    expect(finnish.map(({ times }) => times)).toEqual(english.map(({ times }) => times));
    expect(english.map(({ words }) => words)).toEqual(recording.steps.map(({ en }) => en));
    expect(finnish.map(({ words }) => words)).toEqual(recording.steps.map(({ fi }) => fi));
    const bounds = [0, ...recording.steps.map(({ end }) => end)];
    expect(recording.steps.map(({ start }) => start)).toEqual(bounds.slice(0, -1));
    expect(bounds.at(-1)).toBe(recording.seconds);
    expect(recording.seconds).toBeCloseTo(seconds(readFileSync(`${directory}/refdeck.mp4`)), 1);
  });

  test('has the words of its steps, so that a changed step needs a new film', () => {
    expect(recording.steps.map(({ en, fi }) => ({ en, fi }))).toEqual(
      steps.map(({ en, fi }) => ({ en, fi })),
    );
  });

  test('starts before it is fully loaded, and is small enough', async () => {
    const bytes = readFileSync(`${directory}/refdeck.mp4`);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.length).toBeLessThan(1_600_000);
    const { width, height } = await sharp(`${directory}/poster.webp`).metadata();
    expect({ width, height }).toEqual({ width: recording.width, height: recording.height });
  });
});

function cues(language: 'en' | 'fi'): { times: string; words: string }[] {
  const [head, ...blocks] = readFileSync(`${directory}/captions.${language}.vtt`, 'utf8')
    .trim()
    .split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [times, ...words] = block.split('\n');
    expect(times).toMatch(/^(\d\d:){2}\d\d\.\d{3} --> (\d\d:){2}\d\d\.\d{3}$/);
    return { times: times!, words: words.join(' ') };
  });
}

/** Returns the length of an MP4 from its movie header: time units per second, and their number. */
function seconds(bytes: Buffer): number {
  const header = bytes.indexOf('mvhd') + 'mvhd'.length;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
}
