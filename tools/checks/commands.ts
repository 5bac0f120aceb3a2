import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, documentedCommands, entryOf } from './commands/list.ts';
import { run, serve, type Ended } from './commands/run.ts';
import { freePort } from '@refdeck/local-cloud/listen';

/** `npm run commands`: runs every documented command. `npm run commands -- bench cost` selects by word. */
const words = process.argv.slice(2);
const isWanted = (command: string) => words.length === 0 || words.some((word) => command.includes(word));

const unlisted = documentedCommands().filter(({ command }) => !entryOf(command));
for (const { command, document } of unlisted) console.error(`FAIL ${command} (${document}): not on the list`);
for (const { documented, whyNot } of commands) if (whyNot) console.log(`not  ${documented}: ${whyNot}`);

const directory = mkdtempSync(join(tmpdir(), 'refdeck-commands-'));
const port = await freePort();
const address = `http://localhost:${port}`;
const env = { ...process.env, REFDECK_DATA: join(directory, 'data'), PORT: String(port) };

let failed = unlisted.length;
const report = (command: string, { ok, seconds, output }: Ended): void => {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${command} (${seconds} s)`);
  if (!ok) console.log(output.trim());
  failed += Number(!ok);
};

const here = commands.filter((entry) => entry.run !== undefined);
const done = new Set<string>();
try {
  for (const { run: command, serves, beside } of here) {
    if (beside || done.has(command!) || !isWanted(command!)) continue;
    done.add(command!);
    const whileUp = async () => {
      for (const { run: one } of here.filter((entry) => entry.beside === command))
        report(one!, await run(one!.replace('ADDRESS', address), env));
    };
    report(
      command!,
      serves ? await serve(command!, env, whileUp) : await run(command!.replace('REPORTS', directory), env),
    );
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
console.log(failed === 0 ? '\nAll of them end with 0.' : `\n${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
