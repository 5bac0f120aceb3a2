import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a script in a process of its own, which can read TypeScript and ends with us: what a build takes of memory is free again when
 * it has ended. What it says of problems is said here too, or is the error.
 */
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
