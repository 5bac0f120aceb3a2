import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What somebody is told to type. Decisions are left out: they say what was, not what to do. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** A command of ours, perhaps with variables before it. */
const ours = /^(\w+=\S+ )*(npm|npx|node|tsx) \S/;

/** Every command that the documents name, in code between backticks or in a block, and where. */
export function documentedCommands(): { command: string; document: string }[] {
  return documents.flatMap((document) =>
    commandsIn(readFileSync(document, 'utf8')).map((command) => ({ command, document })),
  );
}

export function commandsIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block]) =>
    block!.split('\n'),
  );
  const spans = [...markdown.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)];
  return [...blocks, ...spans.map(([, span]) => span!)]
    .flatMap((line) => line.split('&&'))
    .map((line) => line.replace(/ #.*/, '').replaceAll('--silent ', '').trim())
    .filter((line) => ours.test(line));
}
