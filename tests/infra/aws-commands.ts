import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Runs commands of a guide with a stand-in for AWS's CLI, which prints what `print` finds in `known`. */
export function runCommands(
  commands: string,
  known: object,
  print: (args: string[], known: never) => string | undefined,
): string[][] {
  const directory = mkdtempSync(join(tmpdir(), 'refdeck-commands-'));
  const file = (name: string) => JSON.stringify(join(directory, name));
  writeFileSync(join(directory, 'known.json'), JSON.stringify(known));
  const standIn = `#!/usr/bin/env node
const { appendFileSync, readFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync(${file('calls')}, JSON.stringify(args) + '\\n');
const printed = (${print.toString()})(args, JSON.parse(readFileSync(${file('known.json')}, 'utf8')));
if (printed !== undefined) console.log(printed);
`;
  writeFileSync(join(directory, 'aws'), standIn, { mode: 0o755 });
  execFileSync('bash', ['-euo', 'pipefail', '-c', commands], {
    env: { ...process.env, PATH: `${directory}${delimiter}${process.env.PATH}` },
  });
  const calls = readFileSync(join(directory, 'calls'), 'utf8').trim().split('\n');
  return calls.map((line) => JSON.parse(line) as string[]);
}

export const optionOf = (call: string[], name: string): string => call[call.indexOf(name) + 1]!;
