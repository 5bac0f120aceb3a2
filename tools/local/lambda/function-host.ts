import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AwsCall } from '../iam/requests.ts';
import { startProcess, type FunctionProcess } from './process.ts';

export interface HostedFunction {
  id: string;
  arn: string;
  directory: string;
  handler: string;
  timeoutMs: number;
  memoryMb: number;
  environment: Record<string, string>;
  /** Why the function may not make a call of AWS; undefined if it may. */
  refusalOf(call: AwsCall): Promise<string | undefined>;
}

/** Sent by the process before each call of AWS. */
interface Question {
  question: number;
  call: AwsCall;
}

const isQuestion = (message: unknown): message is Question => 'question' in (message as object);

type Log = (functionId: string, text: string) => void;

interface PendingCall {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/** A process, and when its bundle is loaded. */
interface Environment {
  process: FunctionProcess;
  loaded: Promise<unknown>;
}

interface Answer {
  /** Absent when the process says that its bundle is loaded. */
  requestId?: string;
  result?: string;
  failure?: { name: string; message: string; stack: string };
}

/**
 * A function's time begins, as on Lambda, when its bundle is loaded. That has ten seconds of its own, and what it takes
 * longer is the function's: on a busy machine a cold start alone can take the five seconds of a trigger.
 */
const loadLimitMs = 10_000;

/** Begins the line of a call that the policies do not allow. */
export const deniedCode = 'IAM_DENIED';

/**
 * Runs one function in one environment. Lambda gives each environment one event at a time and starts more
 * environments under load; here concurrent events share the one environment, which is stricter on module state.
 */
export class FunctionHost {
  private readonly definition: HostedFunction;
  private readonly log: Log;
  private environment: Environment | undefined;
  private readonly pending = new Map<string, PendingCall>();
  private askedAt = 0;

  constructor(definition: HostedFunction, log: Log) {
    this.definition = definition;
    this.log = log;
  }

  invoke(event: unknown): Promise<unknown> {
    const environment = (this.environment ??= this.startEnvironment());
    this.askedAt = performance.now();
    const requestId = randomUUID();
    const { timeoutMs } = this.definition;
    return new Promise((resolve, reject) => {
      const call: PendingCall = { resolve, reject };
      this.pending.set(requestId, call);
      void environment.loaded.then(() => {
        if (this.pending.get(requestId) !== call) return;
        call.timer = setTimeout(() => this.onDue(environment.process, requestId), timeoutMs);
      });
      environment.process.send({ requestId, event: JSON.stringify(event), timeoutMs });
    });
  }

  async stop(): Promise<void> {
    const running = this.environment?.process;
    this.abandon(new Error('The function was stopped.'));
    await running?.stop();
  }

  /** Ends the environment when nothing was asked of it for so long; the next event starts a fresh one. */
  async stopIfIdle(ms: number): Promise<void> {
    if (this.pending.size === 0 && performance.now() - this.askedAt >= ms) await this.stop();
  }

  private startEnvironment(): Environment {
    const process = startProcess(this.definition);
    for (const stream of process.output) {
      stream.on('data', (chunk: Buffer) => this.log(this.definition.id, chunk.toString()));
    }
    process.onEnd((error) => this.onProcessEnd(process, error));
    const loaded = new Promise<void>((done) => {
      process.onMessage((message) => {
        if (isQuestion(message)) {
          void this.onQuestion(process, message);
        } else {
          done();
          this.onAnswer(message as Answer);
        }
      });
    });
    return { process, loaded: Promise.race([loaded, pause(loadLimitMs, undefined, { ref: false })]) };
  }

  private async onQuestion(process: FunctionProcess, { question, call }: Question): Promise<void> {
    const refusal = await this.definition.refusalOf(call).catch((error: Error) => error.message);
    if (refusal) this.log(this.definition.id, `${deniedCode} ${refusal}`);
    process.send({ question, refusal });
  }

  private onAnswer({ requestId = '', result, failure }: Answer): void {
    const call = this.pending.get(requestId);
    if (!call) return;
    this.pending.delete(requestId);
    clearTimeout(call.timer);
    if (!failure) return call.resolve(JSON.parse(result ?? 'null'));
    this.log(this.definition.id, failure.stack || failure.message);
    call.reject(Object.assign(new Error(failure.message), { name: failure.name }));
  }

  /** What has been answered in time may still wait to be read here. */
  private onDue(process: FunctionProcess, requestId: string): void {
    setImmediate(() => this.pending.has(requestId) && this.onTimeout(process));
  }

  private onTimeout(process: FunctionProcess): void {
    const error = new Error(`Task timed out after ${this.definition.timeoutMs / 1000} seconds`);
    this.onProcessEnd(process, error);
    void process.stop();
  }

  private onProcessEnd(process: FunctionProcess, error: Error): void {
    if (this.environment?.process !== process) return;
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
