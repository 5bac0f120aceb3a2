import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Vitest's global set-up: what the stacks upload, built once for all suites. In a process of its own, because React is another one in a test's. */
export default async function build(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/build/build.ts'], { env });
}
