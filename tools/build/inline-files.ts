import { build, type Plugin } from 'esbuild';

const target = 'es2022';

/** `import styles from './page.css?inline'` is a bundled, minified string. */
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
      // The page's style sheet already contains the style sheets of components.
      run.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
    },
  };
}
