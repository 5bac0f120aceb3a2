import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Removes one guarantee. The result must still build. */
export interface Break {
  file: string;
  find: string;
  replace: string;
}

export function broken({ file, find, replace }: Break, directory = '.'): string {
  const parts = readFileSync(join(directory, file), 'utf8').split(find);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}

export function make(mistake: Break, directory: string): () => void {
  const path = join(directory, mistake.file);
  const good = readFileSync(path, 'utf8');
  writeFileSync(path, broken(mistake, directory));
  return () => writeFileSync(path, good);
}
