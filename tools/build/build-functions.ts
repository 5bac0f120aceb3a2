import { join } from 'node:path';
import type { Platform } from './native-packages.ts';
import { runNode, unlessBuilt } from './build-step.ts';

export const FUNCTIONS_OUTPUT = join('dist', 'functions');

const sources = [
  'functions',
  'pages',
  'contract',
  'web/public',
  'web/shared',
  'tools/build/bundles',
  'tools/build/inline-files.ts',
  'package-lock.json',
];

/** Writes `<outDir>/<name>/index.js` if a source has changed. Deployed bundles need the platform `lambda`. */
export async function buildFunctions({
  outDir = FUNCTIONS_OUTPUT,
  platform = 'here',
}: { outDir?: string; platform?: Platform } = {}): Promise<void> {
  await unlessBuilt({ outDir, sources, variant: platform }, () =>
    runNode(['tools/build/bundles/build.ts', outDir, platform]),
  );
}
