import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const target = 'es2022';

/** `import styles from './page.css?inline'` is a bundled, minified string, and `?raw` the file as it is. */
export function inlineFiles(): Plugin {
  return {
    name: 'inline-files',
    setup(run) {
      run.onResolve({ filter: /\?inline$/ }, async ({ path, ...from }) => {
        const found = await run.resolve(path.replace(/\?inline$/, ''), from);
        return { path: found.path, namespace: 'inline', errors: found.errors };
      });
      run.onLoad({ filter: /.*/, namespace: 'inline' }, async ({ path }) => {
        const { outputFiles, metafile } = await build({
          entryPoints: [path],
          bundle: true,
          minify: true,
          write: false,
          metafile: true,
          platform: 'browser',
          format: 'iife',
          target,
        });
        return {
          contents: outputFiles[0]!.text.trim(),
          loader: 'text',
          watchFiles: Object.keys(metafile.inputs),
        };
      });
      run.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace(/\?raw$/, '')),
        namespace: 'raw',
      }));
      run.onLoad({ filter: /.*/, namespace: 'raw' }, ({ path }) => ({
        contents: readFileSync(path, 'utf8'),
        loader: 'text',
        watchFiles: [path],
      }));
      // The page's style sheet already contains the style sheets of components.
      run.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
    },
  };
}
