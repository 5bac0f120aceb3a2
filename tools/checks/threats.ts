import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { make } from './threats/break.ts';
import { breaks } from './threats/breaks.ts';
import { readRows, writeDied } from './threats/document.ts';
import { failing } from './threats/run-tests.ts';

/** Packages are copied too, so that breaking the copy changes nothing here. */
export function copyOfCheckout(): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'refdeck-threats-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of list.toString().split('\0')) {
    if (file !== '' && existsSync(file)) cpSync(file, join(directory, file));
  }
  copyPackages(join(directory, 'node_modules'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** A link to the directory would lead builds out of the copy. */
function copyPackages(to: string): void {
  try {
    execFileSync('cp', ['-RPl', 'node_modules', to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-RP', 'node_modules', to]);
  }
}

/** `npm run threats [-- T9 …]`: breaks each guarantee in a copy; a test of its proof must fail. */
const requested = process.argv.slice(2);
const unknown = requested.filter((threat) => !readRows().some(({ threats }) => threats.includes(threat)));
if (unknown.length > 0) throw new Error(`No row of the threat model: ${unknown.join(', ')}`);
const rows = readRows().filter(({ threats, died }) =>
  requested.length > 0 ? threats.some((threat) => requested.includes(threat)) : died.length === 0,
);

const { directory, remove } = copyOfCheckout();
try {
  for (const { threats, proof } of rows) {
    const [threat] = threats as [string];
    const started = Date.now();
    const undo = make(breaks[threat]!, directory);
    const died = await failing(proof, directory).finally(undo);
    await writeDied(threat, died);
    if (died.length === 0) process.exitCode = 1;
    const seconds = Math.round((Date.now() - started) / 1_000);
    console.log(`${threats.join(', ')} (${seconds} s): ${died.join('; ') || 'NOTHING FAILS'}`);
  }
} finally {
  remove();
}
