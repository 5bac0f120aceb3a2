import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, context, type BuildOptions, type Plugin } from 'esbuild';

const source = 'functions';
const defaultOutDir = join('dist', 'functions');

/** Every Lambda: one for each resource that has a handler, one for each trigger. */
function entries(): { in: string; out: string }[] {
  const resources = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, 'handler.ts')))
    .map(({ name }) => ({ in: join(source, name, 'handler.ts'), out: join(name, 'index') }));
  const triggers = ['post-confirmation', 'pre-token-generation', 'roll-up-analytics'].map((name) => ({
    in: join(source, 'triggers', `${name}.ts`),
    out: join(name, 'index'),
  }));
  return [...resources, ...triggers];
}

// CommonJS with the SDK inside starts fastest on Lambda's Node; `module` first lets esbuild shake the SDK.
function options(outDir: string, plugins: Plugin[] = []): BuildOptions {
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
    plugins,
  };
}

/** Bundles every function into `<outDir>/<name>/index.js`. */
export async function buildFunctions({ outDir = defaultOutDir } = {}): Promise<void> {
  await build(options(outDir));
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
  const watching = await context(options(outDir, [announce]));
  await watching.watch();
  return watching;
}
