import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mistake that takes one guarantee away: what stands once in a file of the product, and what stands there instead. It still builds. */
export interface Break {
  file: string;
  find: string;
  replace: string;
}

/** The file with the mistake in it. Throws when the code has become another one and the mistake fits nowhere, or in two places. */
export function broken({ file, find, replace }: Break, directory = '.'): string {
  const parts = readFileSync(join(directory, file), 'utf8').split(find);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}

/** Makes the mistake in a checkout, and returns how to undo it. */
export function make(mistake: Break, directory: string): () => void {
  const path = join(directory, mistake.file);
  const good = readFileSync(path, 'utf8');
  writeFileSync(path, broken(mistake, directory));
  return () => writeFileSync(path, good);
}
