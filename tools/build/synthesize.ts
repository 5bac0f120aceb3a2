import { join } from 'node:path';
import { mkdirSync, rmSync } from 'node:fs';
import cdk from '../../cdk.json' with { type: 'json' };
import { runNode, unlessBuilt } from './build-step.ts';

export const APP_OUTPUT = join('dist', 'app');

const sources = [
  'bin',
  'infra',
  'contract',
  'functions',
  'web/content/blog',
  'web/content/help',
  'dist/functions.stamp',
  'cdk.json',
  'package-lock.json',
];

/** Needs the built functions, but no account or network. */
export async function synthesize(): Promise<void> {
  const { REFDECK_MAIL_FROM = '', REFDECK_OPERATOR_EMAIL = '' } = process.env;
  const variant = [REFDECK_MAIL_FROM, REFDECK_OPERATOR_EMAIL].join(' ');
  await unlessBuilt({ outDir: APP_OUTPUT, sources, variant }, () => runApp(APP_OUTPUT));
}

async function runApp(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  try {
    await runNode(['bin/app.ts'], {
      CDK_OUTDIR: outDir,
      CDK_CONTEXT_JSON: JSON.stringify(cdk.context),
      REFDECK_STAGE: 'local',
      // Tests and `cdk` validate the deployed stages.
      CDK_VALIDATION: 'false',
    });
  } catch (error) {
    throw new Error(`The app could not be synthesized.\n${(error as Error).message}`, { cause: error });
  }
}
