import { fileURLToPath } from 'node:url';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { embedScript } from '#contract/embed';

const entry = fileURLToPath(new URL('../embed/main.ts', import.meta.url));

/**
 * `/embed.js`: one classic script under a name that never changes, because it stands in the source of strangers' websites. It shares
 * nothing with the other outputs.
 */
export function embedFile(): Plugin {
  return {
    name: 'refdeck:embed-file',
    configureServer(server) {
      server.middlewares.use(embedScript, (_request, response, next) => {
        embedScriptText().then(
          (source) => response.setHeader('content-type', 'text/javascript').end(source),
          (error: unknown) => next(error),
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: embedScript.slice(1), source: await embedScriptText() });
    },
  };
}

export async function embedScriptText(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // Leaves out "use strict", which classes do not need: every byte counts.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    plugins: [inlineStyles()],
  });
  return outputFiles[0]!.text.trim();
}

/** `import styles from './x.css?inline'` is the minified text. */
function inlineStyles(): EsbuildPlugin {
  return {
    name: 'inline-styles',
    setup(run) {
      run.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: fileURLToPath(new URL(path.replace('?inline', ''), `file://${resolveDir}/`)),
        namespace: 'inline',
      }));
      run.onLoad({ filter: /.*/, namespace: 'inline' }, async ({ path }) => {
        const { outputFiles } = await build({ entryPoints: [path], minify: true, write: false });
        return { contents: outputFiles[0]!.text.trim(), loader: 'text' };
      });
    },
  };
}
