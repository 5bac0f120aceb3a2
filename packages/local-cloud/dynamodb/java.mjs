// This runs before packages are installed, so it imports only Node's modules.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const MINIMUM_JAVA = 17;

/**
 * The command of a Java that can run DynamoDB Local. It has to contain the compiler, because our launcher is run
 * from source; JDKs do, and so do Debian's and Ubuntu's runtimes.
 * @returns {string | undefined}
 */
export function findJava() {
  const candidates = process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin', 'java'), 'java'] : ['java'];
  return candidates.find(isUsableJava);
}

function isUsableJava(command) {
  const { status, stdout } = spawnSync(command, ['--list-modules'], { encoding: 'utf8' });
  if (status !== 0) return false;
  const version = Number(/^java\.base@(\d+)/m.exec(stdout)?.[1] ?? 0);
  return version >= MINIMUM_JAVA && /^jdk\.compiler@/m.test(stdout);
}
