import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, context, type BuildOptions, type Plugin } from 'esbuild';
import { unlessBuilt } from './unless-built.ts';
import { nativeBesideBundles, nativePackages, type Platform } from './native-packages.ts';

const source = 'functions';
const defaultOutDir = join('dist', 'functions');

/** Every Lambda: one for each resource that has a handler, one for each trigger. */
function entries(): { in: string; out: string }[] {
  const resources = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, 'handler.ts')))
    .map(({ name }) => ({ in: join(source, name, 'handler.ts'), out: join(name, 'index') }));
  const triggers = readdirSync(join(source, 'triggers')).map((file) => ({
    in: join(source, 'triggers', file),
    out: join(file.replace(/\.ts$/, ''), 'index'),
  }));
  return [...resources, ...triggers];
}

// CommonJS with the SDK inside starts fastest on Lambda's Node; `module` first lets esbuild shake the SDK.
function options(outDir: string, platform: Platform, plugins: Plugin[] = []): BuildOptions {
  return {
    entryPoints: entries(),
    outdir: outDir,
    bundle: true,
    minify: true,
    keepNames: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    mainFields: ['module', 'main'],
    logLevel: 'error',
    external: [...nativePackages],
    metafile: true,
    plugins: [...plugins, nativeBesideBundles(platform)],
  };
}

const sources = [source, 'contract', 'tools/build-functions.ts', 'package-lock.json'];

/**
 * Bundles every function into `<outDir>/<name>/index.js`, unless nothing has changed since the last time. `lambda` is the
 * platform for what is deployed.
 */
export async function buildFunctions({
  outDir = defaultOutDir,
  platform = 'here',
}: { outDir?: string; platform?: Platform } = {}): Promise<void> {
  await unlessBuilt({ outDir, sources, variant: platform }, () => build(options(outDir, platform)));
}

/** The same, again after each change of a source file. `onRebuilt` also runs after the first build. */
export async function watchFunctions(
  onRebuilt: () => void,
  { outDir = defaultOutDir } = {},
): Promise<{ dispose(): Promise<void> }> {
  const announce: Plugin = {
    name: 'announce',
    setup: (run) => run.onEnd(({ errors }) => (errors.length === 0 ? onRebuilt() : undefined)),
  };
  const watching = await context(options(outDir, 'here', [announce]));
  await watching.watch();
  return watching;
}
