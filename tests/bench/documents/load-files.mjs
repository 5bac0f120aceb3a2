import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** An imported typeface is its bytes or its path, and a layout is its text, as in the bundles of functions. */
export async function load(url, context, next) {
  const { pathname, search } = new URL(url);
  const [, type] = /\.(ttf|typ)$/.exec(pathname) ?? [];
  if (!type) return await next(url, context);
  const path = fileURLToPath(new URL(pathname, 'file:'));
  return {
    format: 'module',
    shortCircuit: true,
    source: `export default ${await valueOf(type, path, search)};`,
  };
}

async function valueOf(type, path, search) {
  if (search === '?file') return JSON.stringify(path);
  if (type === 'typ') return JSON.stringify(await readFile(path, 'utf8'));
  return `Buffer.from('${await readFile(path, 'base64')}', 'base64')`;
}
