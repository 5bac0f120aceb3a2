import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const run = promisify(execFile);

/** A separate process can load TypeScript and frees its memory. It ends with this process. */
export async function runNode(args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const running = run(process.execPath, ['--import', 'tsx', ...args], { env: { ...process.env, ...env } });
  const stop = () => running.child.kill();
  process.once('exit', stop);
  try {
    const { stderr } = await running;
    process.stderr.write(stderr);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr || message, { cause: error });
  } finally {
    process.off('exit', stop);
  }
}

/** Returns true if the result is current. `variant` separates builds of the same sources. */
export async function unlessBuilt(
  { outDir, sources, variant = '' }: { outDir: string; sources: string[]; variant?: string },
  build: () => Promise<unknown>,
): Promise<boolean> {
  const file = `${outDir}.stamp`;
  const stamp = `${variant} ${stampOf(sources)}`.trim();
  if (existsSync(outDir) && existsSync(file) && readFileSync(file, 'utf8') === stamp) return false;
  await build();
  writeFileSync(file, stamp);
  return true;
}

function stampOf(paths: string[]): string {
  const times = paths.flatMap(modificationTimes);
  return `${times.length} files, newest ${Math.max(...times)}`;
}

function modificationTimes(path: string): number[] {
  const stats = statSync(path);
  if (!stats.isDirectory()) return [stats.mtimeMs];
  return readdirSync(path).flatMap((name) => modificationTimes(join(path, name)));
}
