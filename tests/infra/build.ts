import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds, once for all suites, what the stacks upload. It runs in its own process because tests load another React. */
export default async function build(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/build/build.ts'], { env });
}
