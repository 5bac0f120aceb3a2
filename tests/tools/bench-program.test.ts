import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@refdeck/local-cloud/listen';
import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { within } from '../bench/patience.ts';
import { end, memoryOf, run, start } from '../bench/peers/program.ts';

const directory = mkdtempSync(join(tmpdir(), 'refdeck-program-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A shell that starts another program, as npm does, which writes down who it is. */
const launch = (script: string) => ({
  command: 'sh',
  args: ['-c', `node -e '${script}' & wait`],
  directory,
  log: join(directory, 'log'),
});
const lasting = `require("node:fs").writeFileSync("pid", String(process.pid)); setInterval(() => {}, 1000);`;
/** One that is only listed until somebody notices that it has ended does not run. */
const isRunning = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
};

it('ends with a program all that this has started, and counts the memory of both', async () => {
  const server = await listen(createServer((_request, response) => response.end()));
  const child = await start(launch(lasting), server.endpoint, AbortSignal.timeout(30_000));
  await expect.poll(() => readFileSync(join(directory, 'pid'), 'utf8')).not.toBe('');
  const pid = Number(readFileSync(join(directory, 'pid'), 'utf8'));
  expect(isRunning(pid)).toBe(true);
  expect(memoryOf(child)).toBeGreaterThan(20);
  await end(child);
  await server.stop();
  expect(isRunning(pid)).toBe(false);
  expect(isRunning(child.pid!)).toBe(false);
});

it('gives up what does not end in time, and ends it', async () => {
  const lines: string[] = [];
  const forever = within(
    1,
    'Waiting for nothing',
    (line) => lines.push(line),
    (signal) => run(launch(lasting), signal),
  );
  await expect(forever).rejects.toThrow('Waiting for nothing: given up after 1 s');
  expect(lines).toEqual(['Waiting for nothing']);
  const pid = Number(readFileSync(join(directory, 'pid'), 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

it('says what a program printed that has failed', async () => {
  const failing = { ...launch(''), args: ['-c', 'echo no such thing; exit 3'] };
  await expect(run(failing, AbortSignal.timeout(30_000))).rejects.toThrow('no such thing');
});
