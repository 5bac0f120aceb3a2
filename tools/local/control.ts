import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'control';

/**
 * What stands for AWS's credentials on this machine: the last part of an address that nobody guesses, new with each start. Below it
 * are the operations that AWS takes from signed callers only, and jobs. Functions have it in their endpoints; the operator, and
 * nobody else on the machine, in a file of the data directory.
 */
export function makeControlToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Answers how to forget it again. */
export function writeControl(dataDir: string, address: string): () => void {
  const file = join(dataDir, FILE);
  rmSync(file, { force: true });
  writeFileSync(file, `${address}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}
