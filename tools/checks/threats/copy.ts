import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** This checkout as it is now, somewhere else, with the same packages: what is broken there breaks nothing here. */
export function copyOfCheckout(): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'refdeck-threats-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of list.toString().split('\0')) {
    if (file !== '' && existsSync(file)) cpSync(file, join(directory, file));
  }
  copyPackages(join(directory, 'node_modules'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** As links to the same files, where that can be: a link to the directory would lead builds out of the copy. */
function copyPackages(to: string): void {
  try {
    execFileSync('cp', ['-RPl', 'node_modules', to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-RP', 'node_modules', to]);
  }
}
