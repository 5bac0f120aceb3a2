import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Copies the bundles of `npm run build` into a directory of their own, as Lambda unpacks them: there no package.json makes ES modules
 * of them. `remove` deletes the directory.
 */
export function unpackBundles(): { directory: string; names: string[]; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'refdeck-bundles-'));
  cpSync(join('dist', 'functions'), directory, { recursive: true });
  const remove = () => rmSync(directory, { recursive: true, force: true });
  return { directory, names: readdirSync(directory).toSorted(), remove };
}
