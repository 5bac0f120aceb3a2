import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, context, type BuildOptions, type Plugin } from 'esbuild';
import { inlineFiles } from './inline-files.ts';
import { unlessBuilt } from './unless-built.ts';
import { nativeBesideBundles, nativePackages, type Platform } from './native-packages.ts';

const triggers = join('functions', 'triggers');
const defaultOutDir = join('dist', 'functions');

/** Every Lambda: one for each resource and each kind of page that has a handler, one for each trigger. */
function entries(): { in: string; out: string }[] {
  const handlers = ['functions', 'pages'].flatMap((source) =>
    readdirSync(source)
      .map((name) => ({ in: join(source, name, 'handler.ts'), out: join(name, 'index') }))
      .filter((entry) => existsSync(entry.in)),
  );
  const triggered = readdirSync(triggers).map((file) => ({
    in: join(triggers, file),
    out: join(file.replace(/\.ts$/, ''), 'index'),
  }));
  return [...handlers, ...triggered];
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
    jsx: 'automatic',
    // Fonts that a function draws with.
    loader: { '.woff': 'binary' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins, inlineFiles(), nativeBesideBundles(platform)],
  };
}

const sources = [
  'functions',
  'pages',
  'contract',
  'web/src/cards',
  'web/src/lib',
  'web/src/public',
  'web/src/styles',
  'web/src/visits',
  'tools/build-functions.ts',
  'tools/inline-files.ts',
  'package-lock.json',
];

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
