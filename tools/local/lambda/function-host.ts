import { randomUUID } from 'node:crypto';
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
  timer: NodeJS.Timeout;
}

interface WorkerAnswer {
  requestId: string;
  result?: string;
  failure?: { name: string; message: string; stack: string };
}

/**
 * Runs one function in one worker thread. Lambda gives each environment one event at a time and starts more
 * environments under load; here concurrent events share the one environment, which is stricter on module state.
 */
export class FunctionHost {
  private readonly definition: HostedFunction;
  private readonly log: Log;
  private worker: Worker | undefined;
  private readonly pending = new Map<string, PendingCall>();

  constructor(definition: HostedFunction, log: Log) {
    this.definition = definition;
    this.log = log;
  }

  invoke(event: unknown): Promise<unknown> {
    const worker = (this.worker ??= this.startWorker());
    const requestId = randomUUID();
    const { timeoutMs } = this.definition;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.onTimeout(worker), timeoutMs);
      this.pending.set(requestId, { resolve, reject, timer });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ requestId, event: JSON.stringify(event), deadline: Date.now() + timeoutMs });
    });
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.abandon(new Error('The function was stopped.'));
    await worker?.terminate();
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

  private onAnswer({ requestId, result, failure }: WorkerAnswer): void {
    const call = this.pending.get(requestId);
    if (!call) return;
    this.pending.delete(requestId);
    clearTimeout(call.timer);
    if (!failure) return call.resolve(JSON.parse(result ?? 'null'));
    this.log(this.definition.id, failure.stack || failure.message);
    call.reject(Object.assign(new Error(failure.message), { name: failure.name }));
  }

  private onTimeout(worker: Worker): void {
    const error = new Error(`Task timed out after ${this.definition.timeoutMs / 1000} seconds`);
    this.onWorkerEnd(worker, error);
    void worker.terminate();
  }

  private onWorkerEnd(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.log(this.definition.id, error.stack ?? error.message);
    this.abandon(error);
  }

  /** The next call starts a fresh environment. */
  private abandon(error: Error): void {
    this.worker = undefined;
    for (const call of this.pending.values()) {
      clearTimeout(call.timer);
      call.reject(error);
    }
    this.pending.clear();
  }
}
