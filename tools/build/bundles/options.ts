import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { inlineFiles } from '../inline-files.ts';
import { filesBesideBundles } from '../files-beside-bundles.ts';
import { nativeBesideBundles, nativePackages, type Platform } from '../native-packages.ts';

const triggers = join('functions', 'triggers');

/** A second script of a bundle, which it runs in a process of its own. */
const compiler = {
  in: join('functions', 'document', 'make', 'pdf', 'compile.js'),
  out: join('make-document', 'compile'),
};

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
  return [...handlers, ...triggered, compiler];
}

// CommonJS with the SDK inside starts fastest on Lambda; `module` first lets esbuild tree-shake the SDK.
export function bundleOptions(outDir: string, platform: Platform, plugins: Plugin[] = []): BuildOptions {
  return {
    entryPoints: entries(),
    outdir: outDir,
    bundle: true,
    minify: true,
    platform: 'node',
    // Laptops run the same bundles on an older Node than Lambda.
    target: `node${readFileSync('.node-version', 'utf8').trim()}`,
    format: 'cjs',
    mainFields: ['module', 'main'],
    logLevel: 'error',
    external: [...nativePackages],
    metafile: true,
    jsx: 'automatic',
    loader: { '.ttf': 'binary', '.woff': 'binary' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins, inlineFiles(), filesBesideBundles(), nativeBesideBundles(platform)],
  };
}
