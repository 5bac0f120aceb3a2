/** `npm run demo-video`: writes the video and its texts to `web/content/film`. Needs ffmpeg. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { referencePagePath } from '#web/shared/public-address.ts';
import { formatted } from '#tools/docs/formatted';
import { inDemoBrowser, settle } from '../screenshots/demo-browser.ts';
import { Camera, video } from './camera.ts';
import { steps } from './steps.ts';

const directory = 'web/content/film';

assertFfmpeg();
await mkdir(directory, { recursive: true });
await inDemoBrowser(async (demo) => {
  const { width, height } = video;
  const context = await demo.open({ viewport: { width, height } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(referencePagePath(demo.workspace.organizationId));
  await settle(page);
  const encoding = startEncoding(join(directory, 'refdeck.mp4'));
  const camera = new Camera(page, (png, times) => encoding.add(png, times));
  const recorded: RecordedStep[] = [];
  for (const { en, fi, play, poster } of steps) {
    const start = camera.seconds;
    await play(camera, page);
    recorded.push({ start, end: camera.seconds, en, fi });
    if (poster)
      await sharp(await camera.capture())
        .webp({ quality: 74 })
        .toFile(join(directory, 'poster.webp'));
    console.log(`${camera.seconds.toFixed(1)} s: ${en}`);
  }
  await encoding.finish();
  await write('captions.en.vtt', webVtt(recorded, 'en'));
  await write('captions.fi.vtt', webVtt(recorded, 'fi'));
  const data = { width, height, seconds: camera.seconds, steps: recorded };
  await write('steps.json', await formatted('steps.json', JSON.stringify(data)));
});

function write(name: string, text: string): Promise<void> {
  return writeFile(join(directory, name), text);
}

/** Seconds. */
interface RecordedStep {
  start: number;
  end: number;
  en: string;
  fi: string;
}

function webVtt(recorded: readonly RecordedStep[], language: 'en' | 'fi'): string {
  const cues = recorded.map((step) => `${clock(step.start)} --> ${clock(step.end)}\n${step[language]}`);
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1_000);
  return new Date(milliseconds).toISOString().slice(11, 23);
}

function assertFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  throw new Error('The video needs ffmpeg (Debian: apt-get install --no-install-recommends ffmpeg).');
}

/** The video can play before it is complete. */
function startEncoding(file: string) {
  const input = ['-f', 'image2pipe', '-framerate', String(video.framesPerSecond), '-c:v', 'png', '-i', '-'];
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '24'];
  const shape = ['-pix_fmt', 'yuv420p', '-g', String(video.framesPerSecond * 5), '-movflags', '+faststart'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...codec, ...shape, '-an', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'exit');
  return {
    async add(png: Buffer, times: number): Promise<void> {
      for (let n = 0; n < times; n += 1) if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain');
    },
    async finish(): Promise<void> {
      ffmpeg.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`ffmpeg has ended with ${String(code)}`);
    },
  };
}
