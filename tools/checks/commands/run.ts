import { spawn, type ChildProcess } from 'node:child_process';

export interface Ended {
  ok: boolean;
  interrupted: boolean;
  seconds: string;
  output: string;
}

/** `npm start` and `npm run dev` print it when everything is up. */
const ready = 'Ctrl+C stops everything';

export async function run(command: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  return begin(command, env).ended;
}

/** Ends the command with all its processes, as Ctrl+C would. */
export async function serve(
  command: string,
  env: NodeJS.ProcessEnv,
  whileUp: () => Promise<void>,
): Promise<Ended> {
  const { child, ended, waitForOutput } = begin(command, env);
  const isUp = await Promise.race([waitForOutput(ready).then(() => true), ended.then(() => false)]);
  if (isUp) {
    await whileUp();
    process.kill(-child.pid!, 'SIGINT');
  }
  const end = await ended;
  return { ...end, ok: isUp && (end.ok || end.interrupted) };
}

/** A process group gets signals as from a terminal. */
function begin(command: string, env: NodeJS.ProcessEnv) {
  const started = performance.now();
  const child: ChildProcess = spawn(command, {
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  let onOutput = () => undefined as void;
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      onOutput();
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      resolve({ ok: code === 0, interrupted: code === 130 || signal === 'SIGINT', seconds, output });
    });
  });
  const waitForOutput = (text: string) =>
    new Promise<void>((resolve) => {
      onOutput = () => {
        if (output.includes(text)) resolve();
      };
    });
  return { child, ended, waitForOutput };
}
