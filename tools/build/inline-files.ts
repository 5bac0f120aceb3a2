import { build, type Plugin } from 'esbuild';
import { fontFile } from '../../web/plugins/font-file.ts';

const target = 'es2022';

/**
 * For what a server-rendered page carries within itself: `import styles from './page.css?inline'` is the style sheet with all that it
 * imports, `import script from './page.ts?inline'` the script, both minified.
 */
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
      // A component's own style sheet: the page carries all of them at once.
      run.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
    },
  };
}

/** The font that the web's build puts beside the other files. */
function hostedFont(): Plugin {
  return {
    name: 'hosted-font',
    setup(run) {
      run.onResolve({ filter: /\.woff2$/ }, () => ({ path: `/${fontFile}`, external: true }));
    },
  };
}
