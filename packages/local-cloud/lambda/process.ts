import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { AwsCall } from '../iam/requests.ts';

export interface HostedFunction {
  id: string;
  arn: string;
  directory: string;
  handler: string;
  timeoutMs: number;
  memoryMb: number;
  environment: Record<string, string>;
  /** Undefined if the call is allowed. */
  refusalOf(call: AwsCall): Promise<string | undefined>;
}

export interface FunctionProcess {
  send(call: object): void;
  stop(): Promise<unknown>;
  output: readonly Readable[];
  onMessage(listener: (message: unknown) => void): void;
  onEnd(listener: (error: Error) => void): void;
}

const script = new URL('./worker.cjs', import.meta.url);
const exited = () => new Error('Runtime exited');

/** MB. By default V8 grows each thread to 48 under load; 4 costs a fifth of the time for collection. */
const maxYoungGenerationSizeMb = 16;

/** A bundle with native code gets a process, because threads would share that code's state. */
export function startProcess({
  id,
  arn,
  directory,
  handler,
  memoryMb,
  environment,
}: HostedFunction): FunctionProcess {
  const data = { directory, handler, functionName: id, functionArn: arn, memoryMb };
  return existsSync(join(directory, 'node_modules'))
    ? startChild(data, environment)
    : startThread(data, environment, { maxYoungGenerationSizeMb, maxOldGenerationSizeMb: memoryMb });
}

function startThread(
  workerData: object,
  env: Record<string, string>,
  resourceLimits: ResourceLimits,
): FunctionProcess {
  // Without `execArgv` the thread would inherit the TypeScript loader of its parent.
  const worker = new Worker(script, {
    env,
    execArgv: [],
    stdout: true,
    stderr: true,
    workerData,
    resourceLimits,
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    send: (call) => worker.postMessage(call),
    stop: () => worker.terminate(),
    output: [worker.stdout, worker.stderr],
    onMessage: (listener) => void worker.on('message', listener),
    onEnd: (listener) => void worker.on('error', listener).on('exit', () => listener(exited())),
  };
}

function startChild(data: object, env: Record<string, string>): FunctionProcess {
  const child = fork(fileURLToPath(script), [JSON.stringify(data)], {
    env,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return {
    send: (call) => void child.send(call),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(undefined);
        child.once('exit', resolve);
        child.kill('SIGKILL');
      }),
    output: [child.stdout!, child.stderr!],
    onMessage: (listener) => void child.on('message', listener),
    onEnd: (listener) => void child.on('error', listener).on('exit', () => listener(exited())),
  };
}
