import { join } from 'node:path';
import { mkdirSync, rmSync } from 'node:fs';
import cdk from '../../cdk.json' with { type: 'json' };
import { runNode, unlessBuilt } from './build-step.ts';

/** The local cloud reads the app from here. */
export const APP_OUTPUT = join('dist', 'app');

const sources = [
  'bin',
  'infra',
  'contract',
  'functions',
  // Which articles there are.
  'web/content/blog',
  'web/content/help',
  'dist/functions.stamp',
  'cdk.json',
  'package-lock.json',
];

/** Makes the templates of the local stage, unless nothing has changed since the last time. Needs the built functions; no account, no network. */
export async function synthesize(): Promise<void> {
  const { REFDECK_MAIL_FROM = '', REFDECK_OPERATOR_EMAIL = '' } = process.env;
  const variant = [REFDECK_MAIL_FROM, REFDECK_OPERATOR_EMAIL].join(' ');
  await unlessBuilt({ outDir: APP_OUTPUT, sources, variant }, () => runApp(APP_OUTPUT));
}

/** Runs the app as `cdk synth` would. */
async function runApp(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  try {
    await runNode(['bin/app.ts'], {
      // The flags that the CDK command would pass on, so that both make the same templates.
      CDK_OUTDIR: outDir,
      CDK_CONTEXT_JSON: JSON.stringify(cdk.context),
      REFDECK_STAGE: 'local',
      // Tests and `cdk` validate the deployed stages' templates.
      CDK_VALIDATION: 'false',
    });
  } catch (error) {
    throw new Error(`The app could not be synthesized.\n${(error as Error).message}`, { cause: error });
  }
}
