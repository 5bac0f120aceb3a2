import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** An imported typeface is its bytes or its path, as in the bundles of functions. */
export const typefaceBytes = (): Plugin => ({
  name: 'refdeck:typeface-bytes',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.ttf?file')
      ? `export default ${JSON.stringify(id.slice(0, -'?file'.length))}`
      : /\.(ttf|woff)$/.test(id)
        ? `export default Buffer.from('${readFileSync(id).toString('base64')}', 'base64')`
        : undefined,
});
