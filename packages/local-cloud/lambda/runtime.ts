import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { AwsCall } from '../iam/requests.ts';
import { Permissions } from '../iam/permissions.ts';
import type { Assembly } from '../template/assembly.ts';
import { FunctionHost } from './function-host.ts';
import { readFunctions, type LambdaFunction } from './functions.ts';

export interface RuntimeOptions {
  assembly: Assembly;
  environment: Record<string, string>;
  /** The start truncates it, and it is absent until a function prints. */
  logFile: string;
  verbose: boolean;
}

/** On Lambda, too, an environment that has had no event for some minutes ends. */
const idleMs = 5 * 60_000;

/** The first event starts a thread, which ends when idle. */
export class FunctionRuntime {
  private readonly options: RuntimeOptions;
  private readonly permissions: Permissions;
  private readonly functions: Map<string, LambdaFunction>;
  private readonly hosts = new Map<string, FunctionHost>();
  private stopped = false;
  private readonly resting = setInterval(() => void this.rest(idleMs), idleMs / 2).unref();

  constructor(options: RuntimeOptions) {
    this.options = options;
    this.permissions = new Permissions(options.assembly);
    const functions = readFunctions(options.assembly);
    this.functions = new Map(functions.map((definition) => [definition.id, definition]));
    mkdirSync(dirname(options.logFile), { recursive: true });
    writeFileSync(options.logFile, '');
    for (const { directory } of functions) markAsCommonJs(dirname(directory));
  }

  /** Call this before the first function is prepared. */
  setEnvironment(environment: Record<string, string>): void {
    Object.assign(this.options.environment, environment);
  }

  /** An unresolvable variable fails the start instead of the first call. */
  prepare(id: string): void {
    if (!this.hosts.has(id)) this.hosts.set(id, this.createHost(id));
  }

  async invoke(id: string, event: unknown): Promise<unknown> {
    // A stopped runtime would never end what starts now.
    if (this.stopped) throw new Error('The local cloud has stopped');
    this.prepare(id);
    return await this.hosts.get(id)!.invoke(event);
  }

  /** Excludes time without a processor. Returns a function that cancels it. */
  timer(id: string, ms: number, act: () => void): () => void {
    this.prepare(id);
    return this.hosts.get(id)!.timer(ms, act);
  }

  runFrom(bundlesDirectory: string): void {
    const rebuilt = bundlesByContent(resolve(bundlesDirectory));
    markAsCommonJs(bundlesDirectory);
    for (const definition of this.functions.values()) {
      definition.directory = rebuilt.get(contentOf(definition.directory)) ?? definition.directory;
    }
  }

  /** The next event of each function loads its bundle again. */
  async reload(): Promise<void> {
    const hosts = [...this.hosts.values()];
    this.hosts.clear();
    await Promise.all(hosts.map((host) => host.stop()));
  }

  async rest(ms: number): Promise<void> {
    await Promise.all([...this.hosts.values()].map((host) => host.stopIfIdle(ms)));
  }

  stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.resting);
    return this.reload();
  }

  log(id: string, text: string): void {
    const line = `${new Date().toISOString()} ${id} ${text.trimEnd()}\n`;
    appendFileSync(this.options.logFile, line);
    if (this.options.verbose) process.stderr.write(line);
  }

  private createHost(id: string): FunctionHost {
    const definition = this.functions.get(id);
    if (!definition) throw new Error(`The app has no function ${id} with a bundle.`);
    const { region, accountId } = this.options.assembly.account;
    const environment = {
      PATH: process.env.PATH ?? '',
      LANG: 'en_US.UTF-8',
      TZ: ':UTC',
      AWS_REGION: region,
      AWS_DEFAULT_REGION: region,
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs',
      AWS_LAMBDA_FUNCTION_NAME: id,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      ...this.options.environment,
      ...definition.environment(),
    };
    const arn = `arn:aws:lambda:${region}:${accountId}:function:${id}`;
    const refusalOf = (call: AwsCall) => this.permissions.refusal(id, call);
    return new FunctionHost({ ...definition, arn, environment, refusalOf }, (name, text) =>
      this.log(name, text),
    );
  }
}

/** Bundles are CommonJS, while this package declares ES modules. */
function markAsCommonJs(directory: string): void {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) writeFileSync(file, '{"type":"commonjs"}\n');
}

function bundlesByContent(directory: string): Map<string, string> {
  const names = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = names.map((entry) => join(directory, entry.name));
  return new Map(paths.map((path) => [contentOf(path), path]));
}

function contentOf(directory: string): string {
  const bundle = join(directory, 'index.js');
  if (!existsSync(bundle)) return directory;
  return createHash('sha256').update(readFileSync(bundle)).digest('hex');
}
