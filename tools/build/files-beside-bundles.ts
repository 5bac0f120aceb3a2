import { copyFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

const namespace = 'file-beside';

/** `import path from './large.ttf?file'` is the path of a copy beside the bundle, which is read only when it is needed. */
export const filesBesideBundles = (): Plugin => ({
  name: 'files-beside-bundles',
  setup(run) {
    run.onResolve({ filter: /\?file$/ }, async ({ path, ...from }) => {
      const found = await run.resolve(path.replace(/\?file$/, ''), from);
      return { path: found.path, namespace, errors: found.errors };
    });
    run.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: `module.exports = require('node:path').join(__dirname, ${JSON.stringify(basename(path))})`,
      watchFiles: [path],
    }));
    run.onEnd(({ metafile }) => {
      for (const [output, { inputs }] of Object.entries(metafile?.outputs ?? {}))
        for (const input of Object.keys(inputs).filter((name) => name.startsWith(`${namespace}:`))) {
          const file = input.slice(namespace.length + 1);
          copyFileSync(file, join(dirname(output), basename(file)));
        }
    });
  },
});
