/**
 * `npm run demo-video`: films the product, on a local cloud with the demo organisation, in Chromium. Writes to `web/content/film`: the
 * film, its poster, captions in English and Finnish, and `steps.json` with the same words and times for a transcript. Needs ffmpeg.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { referencePagePath } from '#web/shared/public-address.ts';
import { formatted } from '#tools/docs/formatted';
import { themePublicPages } from '../screenshots/public-page-theme.ts';
import { inDemoBrowser, settle } from '../screenshots/demo-browser.ts';
import { Camera, film } from './camera.ts';
import { webVtt, type FilmedStep } from './captions.ts';
import { assertFfmpeg, startEncoding } from './encode.ts';
import { steps } from './steps.ts';

const directory = 'web/content/film';

assertFfmpeg();
await mkdir(directory, { recursive: true });
await inDemoBrowser(async (demo) => {
  await themePublicPages(demo, 'light');
  const { width, height } = film;
  const context = await demo.open({ viewport: { width, height } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  // Its font is then there when the film comes to it.
  await page.goto(referencePagePath(demo.workspace.organizationId));
  await settle(page);
  const encoding = startEncoding(join(directory, 'refdeck.mp4'));
  const camera = new Camera(page, (png, times) => encoding.add(png, times));
  const filmed: FilmedStep[] = [];
  for (const { en, fi, play, poster } of steps) {
    const start = camera.seconds;
    await play(camera, page);
    filmed.push({ start, end: camera.seconds, en, fi });
    if (poster)
      await sharp(await camera.look())
        .webp({ quality: 74 })
        .toFile(join(directory, 'poster.webp'));
    console.log(`${camera.seconds.toFixed(1)} s: ${en}`);
  }
  await encoding.finish();
  await write('captions.en.vtt', webVtt(filmed, 'en'));
  await write('captions.fi.vtt', webVtt(filmed, 'fi'));
  const data = { width, height, seconds: camera.seconds, steps: filmed };
  await write('steps.json', await formatted('steps.json', JSON.stringify(data)));
});

function write(name: string, text: string): Promise<void> {
  return writeFile(join(directory, name), text);
}
