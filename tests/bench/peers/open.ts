import { execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@refdeck/local-cloud/listen';
import { within } from '../patience.ts';
import { connectionsTo, succeeded, typical, type Api, type Peer } from './peer.ts';
import { end, run, start } from './program.ts';

/** Stays between runs, because installing takes minutes; whoever removes it has all of it measured anew. */
export const root = join(tmpdir(), 'refdeck-bench-peers');

interface Installation {
  /** From nothing, with nothing in npm's cache, to the first record. */
  seconds: number;
  megabytes: number;
}

export interface Running {
  api: Api;
  /** Over one connection. */
  send: ReturnType<typeof connectionsTo>;
  /** Over ten. */
  sendMany: ReturnType<typeof connectionsTo>;
  child: ChildProcess;
  stop: () => Promise<void>;
}

/** Installs a product and takes it to its first record; what is installed already is not timed again. */
export async function install(peer: Peer, progress: (line: string) => void): Promise<Installation> {
  const directory = directoryOf(peer);
  const result = `${directory}.json`;
  if (!existsSync(result)) {
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true });
    const cache = { npm_config_cache: join(root, 'npm-cache') };
    const started = Date.now();
    for (const step of peer.install(directory)) {
      if (typeof step === 'function') step();
      else {
        const command = { ...step, environment: { ...step.environment, ...cache } };
        const what = `${peer.name}: ${step.command} ${step.args.slice(0, 2).join(' ')}`;
        await within(900, what, progress, (signal) => run(command, signal));
      }
    }
    const { api, send, stop } = await launch(peer, directory, progress, cache);
    try {
      succeeded(await send(api.create(typical(0))));
      const seconds = Math.round((Date.now() - started) / 1_000);
      writeFileSync(result, JSON.stringify({ seconds, megabytes: sizeOf(peer.files(directory)) }));
    } finally {
      await stop();
      rmSync(cache.npm_config_cache, { recursive: true, force: true });
      if (peer.here) rmSync(directory, { recursive: true, force: true });
    }
  }
  return JSON.parse(readFileSync(result, 'utf8')) as Installation;
}

/** Starts one that is installed. */
export const open = (peer: Peer, progress: (line: string) => void): Promise<Running> =>
  launch(peer, peer.here ?? directoryOf(peer), progress);

/** Of ours one for each commit. */
function directoryOf({ name, here }: Peer): string {
  const commit = here && execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return join(root, [name, commit].filter(Boolean).join('-').toLowerCase().replaceAll(' ', '-'));
}

/** With data of its own, which go when it stops. */
async function launch(
  peer: Peer,
  directory: string,
  progress: (line: string) => void,
  environment: Record<string, string> = {},
): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'refdeck-bench-'));
  const port = await freePort();
  // As `localhost`: the local gateway takes the name that it prints.
  const origin = `http://localhost:${port}`;
  const command = peer.launch(directory, data, port);
  const child = await within(900, `${peer.name}: start`, progress, (signal) =>
    start(
      { ...command, environment: { ...command.environment, ...environment } },
      origin + peer.health,
      signal,
    ),
  );
  const stop = async () => {
    await end(child);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const api = await within(180, `${peer.name}: sign in`, progress, () => peer.enter(origin, data));
    return { api, send: connectionsTo(origin, 1), sendMany: connectionsTo(origin, 10), child, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const sizeOf = (paths: readonly string[]): number =>
  Math.round(
    paths
      .map((path) => Number(execFileSync('du', ['-sk', '--', path], { encoding: 'utf8' }).split('\t')[0]))
      .reduce((sum, kilobytes) => sum + kilobytes, 0) / 1_024,
  );
