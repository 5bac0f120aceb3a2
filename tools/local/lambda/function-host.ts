import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export interface HostedFunction {
  id: string;
  arn: string;
  directory: string;
  handler: string;
  timeoutMs: number;
  memoryMb: number;
  environment: Record<string, string>;
}

type Log = (functionId: string, text: string) => void;

interface PendingCall {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/** A worker, and when its bundle is loaded. */
interface Environment {
  worker: Worker;
  loaded: Promise<unknown>;
}

interface WorkerAnswer {
  /** Absent when the worker says that its bundle is loaded. */
  requestId?: string;
  result?: string;
  failure?: { name: string; message: string; stack: string };
}

/**
 * A function's time begins, as on Lambda, when its bundle is loaded. That has ten seconds of its own, and what it takes
 * longer is the function's: on a busy machine a cold start alone can take the five seconds of a trigger.
 */
const loadLimitMs = 10_000;

/**
 * Runs one function in one worker thread. Lambda gives each environment one event at a time and starts more
 * environments under load; here concurrent events share the one environment, which is stricter on module state.
 */
export class FunctionHost {
  private readonly definition: HostedFunction;
  private readonly log: Log;
  private environment: Environment | undefined;
  private readonly pending = new Map<string, PendingCall>();

  constructor(definition: HostedFunction, log: Log) {
    this.definition = definition;
    this.log = log;
  }

  invoke(event: unknown): Promise<unknown> {
    const environment = (this.environment ??= this.startEnvironment());
    const requestId = randomUUID();
    const { timeoutMs } = this.definition;
    return new Promise((resolve, reject) => {
      const call: PendingCall = { resolve, reject };
      this.pending.set(requestId, call);
      void environment.loaded.then(() => {
        if (this.pending.get(requestId) !== call) return;
        call.timer = setTimeout(() => this.onDue(environment.worker, requestId), timeoutMs);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      environment.worker.postMessage({ requestId, event: JSON.stringify(event), timeoutMs });
    });
  }

  async stop(): Promise<void> {
    const worker = this.environment?.worker;
    this.abandon(new Error('The function was stopped.'));
    await worker?.terminate();
  }

  private startEnvironment(): Environment {
    const worker = this.startWorker();
    const loaded = new Promise((done) => worker.once('message', done));
    return { worker, loaded: Promise.race([loaded, pause(loadLimitMs, undefined, { ref: false })]) };
  }

  private startWorker(): Worker {
    const { id, arn, directory, handler, memoryMb, environment } = this.definition;
    const worker = new Worker(new URL('./worker.cjs', import.meta.url), {
      env: environment,
      // Without this the thread would inherit the TypeScript loader of its parent.
      execArgv: [],
      stdout: true,
      stderr: true,
      workerData: { directory, handler, functionName: id, functionArn: arn, memoryMb },
    });
    for (const stream of [worker.stdout, worker.stderr]) {
      stream.on('data', (chunk: Buffer) => this.log(id, chunk.toString()));
    }
    worker.on('message', (answer: WorkerAnswer) => this.onAnswer(answer));
    worker.on('error', (error) => this.onWorkerEnd(worker, error));
    worker.on('exit', () => this.onWorkerEnd(worker, new Error('Runtime exited')));
    return worker;
  }

  private onAnswer({ requestId = '', result, failure }: WorkerAnswer): void {
    const call = this.pending.get(requestId);
    if (!call) return;
    this.pending.delete(requestId);
    clearTimeout(call.timer);
    if (!failure) return call.resolve(JSON.parse(result ?? 'null'));
    this.log(this.definition.id, failure.stack || failure.message);
    call.reject(Object.assign(new Error(failure.message), { name: failure.name }));
  }

  /** What has been answered in time may still wait to be read here. */
  private onDue(worker: Worker, requestId: string): void {
    setImmediate(() => this.pending.has(requestId) && this.onTimeout(worker));
  }

  private onTimeout(worker: Worker): void {
    const error = new Error(`Task timed out after ${this.definition.timeoutMs / 1000} seconds`);
    this.onWorkerEnd(worker, error);
    void worker.terminate();
  }

  private onWorkerEnd(worker: Worker, error: Error): void {
    if (this.environment?.worker !== worker) return;
    this.log(this.definition.id, error.stack ?? error.message);
    this.abandon(error);
  }

  /** The next call starts a fresh environment. */
  private abandon(error: Error): void {
    this.environment = undefined;
    for (const call of this.pending.values()) {
      clearTimeout(call.timer);
      call.reject(error);
    }
    this.pending.clear();
  }
}
