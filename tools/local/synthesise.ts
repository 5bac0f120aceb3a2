import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs the CDK app, as `cdk synth` would, into the directory. Needs the built functions; no account, no network. */
export async function synthesise(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const child = run(process.execPath, ['--import', 'tsx', 'bin/app.ts'], {
    env: { ...process.env, CDK_OUTDIR: outDir, REFDECK_STAGE: 'local' },
  });
  const stop = () => child.child.kill();
  process.once('exit', stop);
  try {
    await child;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`The app could not be synthesised.\n${stderr || message}`, { cause: error });
  } finally {
    process.off('exit', stop);
  }
}
