import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import cdk from '../../cdk.json' with { type: 'json' };

const run = promisify(execFile);

/** Runs the CDK app, as `cdk synth` would, into the directory. Needs the built functions; no account, no network. */
export async function synthesise(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const child = run(process.execPath, ['--import', 'tsx', 'bin/app.ts'], {
    // The flags that the CDK command would pass on, so that both make the same templates.
    env: {
      ...process.env,
      CDK_OUTDIR: outDir,
      CDK_CONTEXT_JSON: JSON.stringify(cdk.context),
      REFDECK_STAGE: 'local',
    },
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
