import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** This checkout as it is now, somewhere else, with the same packages: what is broken there breaks nothing here. */
export function copyOfCheckout(): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'refdeck-threats-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of list.toString().split('\0')) {
    if (file !== '' && existsSync(file)) cpSync(file, join(directory, file));
  }
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
