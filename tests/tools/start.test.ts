import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '@refdeck/local-cloud/listen';
import { writeFixtureApp } from '@refdeck/local-cloud/fixture/app';
import { temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';

const directory = temporaryDirectory();
const dataDir = join(directory.path, 'data');
const app = join(directory.path, 'app');
const started: ChildProcess[] = [];

beforeAll(() => writeFixtureApp(app));
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function run(script: string, options: { args?: string[]; port?: number } = {}) {
  const env = { ...process.env, REFDECK_DATA: dataDir, PORT: String(options.port ?? 0) };
  const child = spawn(process.execPath, [script, ...(options.args ?? [])], { env });
  started.push(child);
  const state = { child, output: '', ended: endOf(child) };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (state.output += chunk.toString()));
  }
  return state;
}

const endOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));
const start = (port = 0) => run('tools/start/start.mjs', { args: ['--app', app], port });

/** A start may take this long while all suites run at once. */
async function until(condition: () => boolean, what: string): Promise<void> {
  for (let waited = 0; waited < 150_000; waited += 50) {
    if (condition()) return;
    await sleep(50);
  }
  throw new Error(`Waited in vain for ${what}`);
}

async function running() {
  const cloud = start();
  await until(() => cloud.output.includes('Ctrl+C') || cloud.child.exitCode !== null, 'the start');
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(cloud.output) ?? [];
  return { ...cloud, cloud, origin, java: javaOf(cloud.child.pid ?? 0) };
}

function javaOf(parent: number): number {
  const found = readdirSync('/proc').find((pid) => {
    try {
      const stat = /^\d+ \((.*)\) \S (\d+)/.exec(readProc(pid, 'stat'));
      return stat?.[1] === 'java' && Number(stat[2]) === parent;
    } catch {
      return false;
    }
  });
  return Number(found);
}

const readProc = (pid: string, file: string) => readFileSync(join('/proc', pid, file), 'utf8');
const isGone = (pid: number) => !existsSync(`/proc/${pid}`) || readProc(String(pid), 'stat').includes(') Z ');

// The test looks processes up in /proc.
describe.runIf(process.platform === 'linux')('npm start', () => {
  it('locks its data and leaves no Java process when killed', async () => {
    const { cloud, java, origin } = await running();
    expect((await fetch(`${origin}/__local/health`)).status).toBe(200);

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output).toMatch(/is in use by the local cloud on port \d+ \(process \d+\)/);
    const reset = run('tools/start/reset.mjs');
    expect(await reset.ended).toBe(1);
    expect(reset.output).toContain('stop the local cloud first');

    cloud.child.kill('SIGKILL');
    await cloud.ended;
    await until(() => isGone(java), 'the end of Java');
  });

  it('works again after a kill, and stops cleanly on SIGTERM', async () => {
    const { cloud, java } = await running();
    cloud.child.kill('SIGTERM');
    expect(await cloud.ended).toBe(0);
    expect(isGone(java)).toBe(true);
  });

  it('ends with a message and no processes when an engine crashes', async () => {
    const { cloud, java } = await running();
    process.kill(java, 'SIGKILL');
    expect(await cloud.ended).toBe(1);
    expect(cloud.output).toContain('✗ DynamoDB Local ended with SIGKILL');
  });

  it('names the port in use and how to choose another', async () => {
    const { port, stop } = await listen(createServer());
    const cloud = start(port);
    expect(await cloud.ended).toBe(1);
    expect(cloud.output.trim()).toBe(
      `✗ Port ${port} is in use. Stop what listens there, or choose another one: PORT=${port + 1} npm start`,
    );
    await stop();
  });
});

describe('npm run reset', () => {
  it('removes the data of the local cloud', async () => {
    expect(existsSync(dataDir)).toBe(true);
    const reset = run('tools/start/reset.mjs');
    expect(await reset.ended).toBe(0);
    expect(existsSync(dataDir)).toBe(false);
    directory.remove();
  });

  it('leaves every other directory alone', async () => {
    const { path, remove } = temporaryDirectory();
    writeFileSync(join(path, 'precious.txt'), 'x');
    const child = spawn(process.execPath, ['tools/start/reset.mjs'], {
      env: { ...process.env, REFDECK_DATA: path },
    });
    expect(await endOf(child)).toBe(1);
    expect(existsSync(join(path, 'precious.txt'))).toBe(true);
    remove();
  });
});
