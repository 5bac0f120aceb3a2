import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands, commandsIn, documentedCommands, entryOf } from '#tools/checks/commands/list';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const documented = documentedCommands().map(({ command }) => command);
const run = commands.flatMap((entry) => entry.run ?? []);

/** By `npm run x`, `npm start` and `npm test`. */
const scriptsIn = (command: string): string[] =>
  [...command.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, ran, named]) => ran ?? named!);

// That each of them ends with 0 is seen by running them: `npm run commands`, before a release.
describe('the commands that the documents name', () => {
  it('are many, or the checks below prove nothing', () => {
    expect(documented.length).toBeGreaterThan(40);
  });

  it.each([...new Set(documented)])('%s is run before a release, or it is said why not', (command) => {
    const entry = entryOf(command);
    expect(entry, 'not in tools/checks/commands/list.ts').toBeDefined();
    expect([entry!.run, entry!.whyNot].filter(Boolean)).toHaveLength(1);
  });

  it('and no others are on the list', () => {
    const used = new Set(documented.map(entryOf));
    expect(commands.filter((entry) => !used.has(entry)).map((entry) => entry.documented)).toEqual([]);
  });

  it('are scripts of ours, or of a package that is installed', () => {
    const all = [...documented, ...run];
    expect(all.flatMap(scriptsIn).filter((name) => !(name in scripts))).toEqual([]);
    const packages = all.flatMap((command) => /\bnpx ([\w-]+)/.exec(command)?.[1] ?? []);
    expect(packages.filter((name) => !existsSync(join('node_modules', '.bin', name)))).toEqual([]);
  });

  it('are all the scripts that there are, but for parts of one', () => {
    const known = new Set(documented.flatMap(scriptsIn));
    expect(Object.keys(scripts).filter((name) => !known.has(name) && !name.startsWith('check:'))).toEqual([]);
  });

  it('are found between backticks, in tables and in blocks, with variables before them and without comments', () => {
    const text = [
      '| `npm run a -- <b>` | as `A=b npm start` |',
      '```sh',
      'npm test    # every check',
      'git pull && npx cdk destroy',
      '```',
      'and `an npm package` is none',
    ].join('\n');
    expect(commandsIn(text)).toEqual(['npm test', 'npx cdk destroy', 'npm run a -- <b>', 'A=b npm start']);
  });
});
