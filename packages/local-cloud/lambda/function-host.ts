import { randomUUID } from 'node:crypto';
import type { AwsCall } from '../iam/requests.ts';
import { fairTimer, type Task } from './fair-timer.ts';
import { startProcess, type FunctionProcess, type HostedFunction } from './process.ts';

interface Question {
  question: number;
  call: AwsCall;
}

const isQuestion = (message: unknown): message is Question => 'question' in (message as object);

const isResponse = (message: unknown): message is FunctionResponse => 'requestId' in (message as object);

type Log = (functionId: string, text: string) => void;

interface PendingCall {
  environment: Environment;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  cancelTimer?: () => void;
}

interface Environment {
  process: FunctionProcess;
  task: Task;
  loaded: Promise<void>;
}

interface Progress {
  task?: Task;
  loaded?: true;
}

interface FunctionResponse {
  requestId: string;
  result?: string;
  failure?: { name: string; message: string; stack: string };
}

/** Loading has ten seconds of its own; the rest counts as the function's time, as on Lambda. */
const loadLimitMs = 10_000;

const responseLimitBytes = 6_291_556;

export const deniedCode = 'IAM_DENIED';

function tooLarge(result = ''): FunctionResponse['failure'] {
  if (Buffer.byteLength(result) <= responseLimitBytes) return undefined;
  const message = `Response payload size exceeded maximum allowed payload size (${responseLimitBytes} bytes).`;
  return { name: 'Function.ResponseSizeTooLarge', message, stack: '' };
}

/** Concurrent events share one environment, which is stricter on module state than Lambda. */
export class FunctionHost {
  private readonly definition: HostedFunction;
  private readonly log: Log;
  private environment: Environment | undefined;
  private readonly pending = new Map<string, PendingCall>();
  private invokedAt = 0;

  constructor(definition: HostedFunction, log: Log) {
    this.definition = definition;
    this.log = log;
  }

  invoke(event: unknown): Promise<unknown> {
    const environment = (this.environment ??= this.startEnvironment());
    this.invokedAt = performance.now();
    const requestId = randomUUID();
    const { timeoutMs } = this.definition;
    return new Promise((resolve, reject) => {
      const call: PendingCall = { environment, resolve, reject };
      this.pending.set(requestId, call);
      void environment.loaded.then(() => {
        if (this.pending.get(requestId) !== call) return;
        call.cancelTimer = fairTimer(
          timeoutMs,
          () => environment.task,
          () => this.onTimeout(requestId),
        );
      });
      environment.process.send({ requestId, event: JSON.stringify(event), timeoutMs });
    });
  }

  /** Counts this function's time. Returns a function that cancels it. */
  timer(ms: number, act: () => void): () => void {
    return fairTimer(ms, () => this.environment?.task, act);
  }

  async stop(): Promise<void> {
    const running = new Set([...this.pending.values()].map(({ environment }) => environment));
    if (this.environment) running.add(this.environment);
    for (const environment of running) this.abandon(environment, new Error('The function was stopped.'));
    await Promise.all([...running].map(({ process }) => process.stop()));
  }

  async stopIfIdle(ms: number): Promise<void> {
    if (this.pending.size === 0 && performance.now() - this.invokedAt >= ms) await this.stop();
  }

  private startEnvironment(): Environment {
    const process = startProcess(this.definition);
    for (const stream of process.output) {
      stream.on('data', (chunk: Buffer) => this.log(this.definition.id, chunk.toString()));
    }
    let done: () => void = () => undefined;
    const loaded = new Promise<void>((resolve) => (done = resolve));
    const environment: Environment = { process, task: undefined, loaded };
    const cancelLimit = fairTimer(loadLimitMs, () => environment.task, done);
    void loaded.then(cancelLimit);
    process.onMessage((message) => {
      if (isQuestion(message)) return void this.onQuestion(process, message);
      if (isResponse(message)) return this.onResponse(message);
      const progress = message as Progress;
      environment.task ??= progress.task;
      if (progress.loaded) done();
    });
    process.onEnd((error) => {
      done();
      this.onProcessEnd(environment, error);
    });
    return environment;
  }

  private async onQuestion(process: FunctionProcess, { question, call }: Question): Promise<void> {
    const refusal = await this.definition.refusalOf(call).catch((error: Error) => error.message);
    if (refusal) this.log(this.definition.id, `${deniedCode} ${refusal}`);
    process.send({ question, refusal });
  }

  private onResponse({ requestId, result, failure }: FunctionResponse): void {
    const call = this.take(requestId);
    if (!call) return;
    const failed = failure ?? tooLarge(result);
    if (!failed) return call.resolve(JSON.parse(result ?? 'null'));
    this.log(this.definition.id, failed.stack || failed.message);
    call.reject(Object.assign(new Error(failed.message), { name: failed.name }));
  }

  /** Fails that call alone, as on Lambda, and sends no new call to this environment. */
  private onTimeout(requestId: string): void {
    const { environment } = this.pending.get(requestId) ?? {};
    if (!environment) return;
    if (this.environment === environment) this.environment = undefined;
    const error = new Error(`Task timed out after ${this.definition.timeoutMs / 1000} seconds`);
    this.log(this.definition.id, error.message);
    this.take(requestId)?.reject(error);
  }

  private onProcessEnd(environment: Environment, error: Error): void {
    const isExpected = this.environment !== environment && this.callsOf(environment).length === 0;
    if (isExpected) return;
    this.log(this.definition.id, error.stack ?? error.message);
    this.abandon(environment, error);
  }

  private abandon(environment: Environment, error: Error): void {
    if (this.environment === environment) this.environment = undefined;
    for (const requestId of this.callsOf(environment)) this.take(requestId)?.reject(error);
  }

  /** Removes a finished call. An abandoned environment ends with its last one. */
  private take(requestId: string): PendingCall | undefined {
    const call = this.pending.get(requestId);
    if (!call) return undefined;
    this.pending.delete(requestId);
    call.cancelTimer?.();
    const { environment } = call;
    const isLast = this.environment !== environment && this.callsOf(environment).length === 0;
    if (isLast) void environment.process.stop();
    return call;
  }

  private callsOf(environment: Environment): string[] {
    return [...this.pending].flatMap(([id, call]) => (call.environment === environment ? [id] : []));
  }
}
