import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** An imported typeface is its bytes, as in the bundles of functions. */
export const typefaceBytes = (): Plugin => ({
  name: 'refdeck:typeface-bytes',
  enforce: 'pre',
  load: (id) =>
    /\.(ttf|woff)$/.test(id)
      ? `export default Buffer.from('${readFileSync(id).toString('base64')}', 'base64')`
      : undefined,
});
