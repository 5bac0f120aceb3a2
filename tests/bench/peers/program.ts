import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../patience.ts';

const graceMs = 15_000;

export interface Launch {
  command: string;
  args: readonly string[];
  directory: string;
  environment?: Record<string, string>;
  /** Takes what it prints. */
  log: string;
}

const running = new Set<ChildProcess>();
// Whatever ends the measurement ends what it started.
process.on('exit', () => {
  for (const child of running) killAll([child.pid!, ...descendantsOf(child.pid!)]);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Runs a command to its end; rejects with the last of what it printed when that is a failure. */
export async function run(launch: Launch, signal: AbortSignal): Promise<void> {
  const child = spawnOf(launch);
  try {
    await until(async () => hasEnded(child), signal);
  } finally {
    if (!hasEnded(child)) await end(child);
  }
  if (child.exitCode !== 0) throw new Error(`${launch.command} ${launch.args.join(' ')}: ${lastOf(launch)}`);
}

/** A server, from when it answers at this address. */
export async function start(launch: Launch, address: string, signal: AbortSignal): Promise<ChildProcess> {
  const child = spawnOf(launch);
  const answers = async () => (await fetch(address, { signal }).catch(() => undefined))?.ok ?? false;
  try {
    await until(async () => hasEnded(child) || (await answers()), signal);
    if (hasEnded(child)) throw new Error(`${launch.command} ended: ${lastOf(launch)}`);
    return child;
  } catch (error) {
    await end(child);
    throw error;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** As Ctrl+C would, and by force what is left after a while. */
export async function end(child: ChildProcess): Promise<void> {
  const all = [child.pid!, ...descendantsOf(child.pid!)];
  // npm passes no signal on.
  for (const pid of all) signalTo(pid, 'SIGINT');
  const isLeft = () => processes().some(({ pid }) => all.includes(pid));
  for (const patience = AbortSignal.timeout(graceMs); isLeft() && !patience.aborted;) await pause(100);
  killAll(all);
}

/** Memory of a program and of all that it started, in MB. */
export function memoryOf({ pid }: ChildProcess): number {
  const members = new Set([pid!, ...descendantsOf(pid!)]);
  const kilobytes = processes()
    .filter((one) => members.has(one.pid))
    .reduce((sum, { rss }) => sum + rss, 0);
  return Math.round(kilobytes / 1_024);
}

function spawnOf({ command, args, directory, environment, log }: Launch): ChildProcess {
  const file = openSync(log, 'a');
  const child = spawn(command, args, {
    cwd: directory,
    // npm tells its scripts about itself, and a program that finds that behaves as if it were one of them.
    env: { ...withoutNpm(process.env), ...environment },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

const withoutNpm = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name)));

const lastOf = ({ log }: Launch): string =>
  readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n');

function descendantsOf(pid: number): number[] {
  const all = processes();
  const found: number[] = [];
  for (const parents = [pid]; parents.length > 0;) {
    const parent = parents.shift();
    const children = all.filter(({ ppid }) => ppid === parent).map((one) => one.pid);
    found.push(...children);
    parents.push(...children);
  }
  return found;
}

/** All that run on this machine; one that has ended and is only still listed does not. */
function processes(): { pid: number; ppid: number; rss: number }[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state]) => !state?.startsWith('Z'))
    .map(([pid, ppid, rss]) => ({ pid: Number(pid), ppid: Number(ppid), rss: Number(rss) }));
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) signalTo(pid, 'SIGKILL');
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}
