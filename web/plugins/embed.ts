import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minify, type Plugin } from 'vite';
import { embedScript } from '#contract/cards/embed';

const target = 'es2022';
const entry = fileURLToPath(new URL('../embed/main.ts', import.meta.url));

/** Builds `/embed.js`, a classic script whose name never changes, because other websites refer to it. */
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
    write: false,
    format: 'iife',
    target,
    // Leaves out "use strict" to save bytes.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  // This minifier saves 5% more than esbuild.
  const { code } = await minify('embed.js', outputFiles[0]!.text, {
    module: false,
    compress: { target },
    mangle: { toplevel: true },
  });
  return code.trim();
}
