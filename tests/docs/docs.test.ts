import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '#infra/stage';
import { commandsIn, documentedCommands, commands, entryOf } from '#tools/checks/commands/list';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  '.github/pull_request_template.md',
  'packages/local-cloud/README.md',
  'packages/local-stripe/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Its comments cite the code behind each statement. */
const securityPage = 'web/content/platform/security.mdx';

const citedPath =
  /(?<![\w./@…-])(?:\.githooks|\.github|bin|contract|docs|functions|infra|packages|pages|tests|tools|web)\/[\w./<>{},*-]*/g;

/** Returns the paths in backticks, code blocks and diagrams: each of `{a,b}`, and the folder before `<name>` or `*`. */
const citedPaths = (text: string): string[] =>
  [...text.matchAll(/^```[\s\S]*?^```|`[^`\n]+`/gm)]
    .flatMap(([code]) => code.match(citedPath) ?? [])
    .flatMap((word) => {
      const [, before, names, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(word) ?? [];
      return names ? names.split(',').map((name) => `${before}${name}${after}`) : [word];
    })
    .map((word) => word.replace(/[^/]*[<*].*$/, '').replace(/[.,>]+$/, ''));

/** Returns the links within the repository, without those in backticks. */
function linksOf(document: string) {
  const text = readFileSync(document, 'utf8').replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\((?!https?:|mailto:|\/)([^)\s#]*)#?([^)\s]*)\)/g)].map(
    ([, path, heading]) => ({
      file: path ? join(dirname(document), path) : document,
      heading: heading || undefined,
    }),
  );
}

const headingsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );

describe('the documents', () => {
  it.each([...documents, securityPage])('cite only paths that exist: %s', (document) => {
    const missing = citedPaths(readFileSync(document, 'utf8')).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it.each(documents)('link only to files and headings that exist: %s', (document) => {
    const broken = linksOf(document).filter(({ file, heading }) => {
      if (!existsSync(file)) return true;
      return heading !== undefined && !headingsOf(file).includes(heading);
    });
    expect(broken).toEqual([]);
  });

  it('cite enough paths for the check', () => {
    expect(
      documents.flatMap((document) => citedPaths(readFileSync(document, 'utf8'))).length,
    ).toBeGreaterThan(10);
  });
});

const guide = readFileSync(join('docs', 'operations', 'deploy.md'), 'utf8');
const workflow = readFileSync(join('.github', 'workflows', 'stage.yml'), 'utf8');

const rows = [...guide.matchAll(/^\| `(REFDECK_\w+)`/gm)].map(([, name]) => name!);

describe('docs/operations/deploy.md', () => {
  it('has a row for each setting of a stage, and no other', () => {
    expect(rows.toSorted()).toEqual(settings.map((name) => `REFDECK_${name}`).toSorted());
  });

  it('names the settings that the workflow passes on', () => {
    const byHand = new Set([
      'STAGE',
      'VERSION',
      'REPOSITORY',
      'GITHUB_PROVIDER',
      'BACKUP_SOURCE',
      'EXISTING_STACKS',
    ]);
    for (const name of rows.filter((each) => !byHand.has(each.replace('REFDECK_', ''))))
      expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
  });

  it('quotes the messages that commands print without credentials', () => {
    const quoted = [
      ['tools/deploy/deploy.ts', 'Which stage? npm run deploy -- '],
      ['tools/deploy/credentials.ts', 'No AWS credentials: '],
      [
        'tools/deploy/credentials.ts',
        'Sign in first (aws sso login, then AWS_PROFILE=<profile>; or aws configure)',
      ],
      [
        'infra/stage.ts',
        'REFDECK_REPOSITORY is needed: whose workflows may deploy (docs/operations/deploy.md)',
      ],
    ] as const;
    for (const [file, text] of quoted) {
      expect(readFileSync(file, 'utf8')).toContain(text);
      expect(guide).toContain(text);
    }
  });
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const documented = documentedCommands().map(({ command }) => command);
const run = commands.flatMap((entry) => entry.run ?? []);

const scriptsIn = (command: string): string[] =>
  [...command.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, ran, named]) => ran ?? named!);

describe('the commands that the documents name', () => {
  it('are numerous enough for the checks', () => {
    expect(documented.length).toBeGreaterThan(40);
  });

  it.each([...new Set(documented)])('are run before a release or have a reason not to: %s', (command) => {
    const entry = entryOf(command);
    expect(entry, 'not in tools/checks/commands/list.ts').toBeDefined();
    expect([entry!.run, entry!.whyNot].filter(Boolean)).toHaveLength(1);
  });

  it('are exactly those on the list', () => {
    const used = new Set(documented.map(entryOf));
    expect(commands.filter((entry) => !used.has(entry)).map((entry) => entry.documented)).toEqual([]);
  });

  it('are our scripts or belong to an installed package', () => {
    const all = [...documented, ...run];
    expect(all.flatMap(scriptsIn).filter((name) => !(name in scripts))).toEqual([]);
    const packages = all.flatMap((command) => /\bnpx ([\w-]+)/.exec(command)?.[1] ?? []);
    expect(packages.filter((name) => !existsSync(join('node_modules', '.bin', name)))).toEqual([]);
  });

  it('include every script, except parts of another', () => {
    const known = new Set(documented.flatMap(scriptsIn));
    expect(Object.keys(scripts).filter((name) => !known.has(name) && !name.startsWith('check:'))).toEqual([]);
  });

  it('are found in backticks, tables and blocks, with variables and without comments', () => {
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
