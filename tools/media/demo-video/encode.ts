import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { film } from './camera.ts';

/** Throws one sentence without ffmpeg, which nothing else of the product needs. */
export function assertFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  throw new Error('The film needs ffmpeg (Debian: apt-get install --no-install-recommends ffmpeg).');
}

/** An H.264 film that begins to play before all of it has come, made of pictures as they are taken. */
export function startEncoding(file: string) {
  const input = ['-f', 'image2pipe', '-framerate', String(film.framesPerSecond), '-c:v', 'png', '-i', '-'];
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '24'];
  const shape = ['-pix_fmt', 'yuv420p', '-g', String(film.framesPerSecond * 5), '-movflags', '+faststart'];
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
