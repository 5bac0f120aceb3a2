import { build, type Plugin } from 'esbuild';
import { fontFile } from '../../web/plugins/font-file.ts';

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
          plugins: [hostedFont()],
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

function hostedFont(): Plugin {
  return {
    name: 'hosted-font',
    setup(run) {
      run.onResolve({ filter: /\.woff2$/ }, () => ({ path: `/${fontFile}`, external: true }));
    },
  };
}
