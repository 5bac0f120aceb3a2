import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command matches by its beginning, and the longest match counts. */
export interface Command {
  documented: string;
  run?: string;
  serves?: boolean;
  /** Starts this serving command first and puts its address in place of `ADDRESS`. */
  beside?: string;
  whyNot?: string;
}

const account = 'needs an AWS account';
const stripeKey = 'needs a key of Stripe';

export const commands: readonly Command[] = [
  {
    documented: 'npm ci',
    whyNot: 'replaces the packages that this is run from; each workflow begins with it',
  },
  { documented: 'npm run commands', whyNot: 'is what runs all others' },
  { documented: 'npm run check', run: 'npm run check' },
  { documented: 'npm run format', run: 'npm run format' },
  { documented: 'npm run build', run: 'npm run build' },

  { documented: 'npm start', run: 'npm start', serves: true },
  { documented: 'PORT=4000 npm start', run: 'npm start', serves: true },
  { documented: 'REFDECK_DATA=~/refdeck npm start', run: 'npm start', serves: true },
  { documented: 'npm run smoke', run: 'npm run smoke -- ADDRESS', beside: 'npm start' },
  { documented: 'npm run deployed', whyNot: 'only what was deployed says which commit it is' },
  { documented: 'npm run restore-drill -- --local', run: 'npm run restore-drill -- --local --to REPORTS' },
  { documented: 'npm run restore-drill', whyNot: account },
  {
    documented: 'npm run restore',
    whyNot: 'needs an organization that was deleted: tests/api/organization-restore.test.ts rehearses it',
  },
  {
    documented: 'npm run restore-users',
    whyNot: 'needs a user pool that was lost: tests/api/user-pool-loss.test.ts rehearses it',
  },
  {
    documented: 'npm run erase-contact',
    whyNot: 'needs a contact: tests/api/erase-contact.test.ts runs it',
  },
  {
    documented: 'npm run mails',
    whyNot: 'needs a mail that failed: tests/api/mail-waiting.test.ts runs it',
  },
  {
    documented: 'npm run suspend',
    whyNot: 'needs an organization to suspend: tests/api/suspend.test.ts runs it',
  },
  { documented: 'npm run dev', run: 'npm run dev', serves: true },
  { documented: 'npm run reset', run: 'npm run reset' },
  { documented: 'STRIPE_SECRET_KEY=', whyNot: stripeKey },

  { documented: 'npm run release', whyNot: 'changes the version, the changelog and the baseline' },
  { documented: 'npm run docs', run: 'npm run docs' },
  { documented: 'npm run products -- --create', whyNot: stripeKey },
  { documented: 'npm run products', run: 'npm run products' },
  { documented: 'npm run typefaces', run: 'npm run typefaces' },
  { documented: 'npm run synth:diff', run: 'npm run synth:diff -- HEAD' },
  { documented: 'npm run synth', run: 'npm run synth' },
  { documented: 'npm run snapshots', run: 'npm run snapshots' },
  { documented: 'npm run capacity', run: 'npm run capacity' },
  { documented: 'npm run cost -- --read', run: 'npm run cost -- --read 90 --page 150' },
  { documented: 'npm run cost', run: 'npm run cost' },

  {
    documented: 'npm run threats',
    whyNot: 'takes an hour, and is run when a guarantee or its proof changes',
  },
  { documented: 'npm run attack', run: 'npm run attack' },
  { documented: 'npm run races', run: 'npm run races -- --minutes 1' },
  { documented: 'npm run bench', run: 'npm run bench -- cold-starts' },
  { documented: 'npm run bench -- --write', whyNot: 'writes a report, for a quiet machine' },
  { documented: 'npm run screenshots', run: 'npm run screenshots' },
  { documented: 'npm run pictures', whyNot: 'takes new pictures of the demo data, to be looked at' },
  {
    documented: 'npm run site-screenshots',
    whyNot: 'takes new pictures of the product for the site, to be looked at',
  },
  { documented: 'npm run demo-video', whyNot: 'needs ffmpeg, and makes a new film, to be looked at' },
  { documented: 'npx vitest', run: 'npx vitest run --project unit tests/contract' },
  { documented: 'npx playwright test', run: 'npx playwright test smoke' },
  { documented: 'npm test', run: 'npm test' },

  { documented: 'npm run address', whyNot: 'needs a deployment' },
  { documented: 'npm run deploy', whyNot: account },
  { documented: 'npm run prove', whyNot: account },
  { documented: 'REFDECK_STAGE=dev npm run smoke', whyNot: account },
  { documented: 'npm run deploy:pipeline', whyNot: account },
  { documented: 'npm run deploy:vault', whyNot: account },
  { documented: 'REFDECK_RELEASE=all-at-once npm run deploy', whyNot: account },
  { documented: 'REFDECK_FILE_KEYS=', whyNot: account },
  { documented: 'npm run take-down', whyNot: account },
  { documented: 'npx cdk', whyNot: account },
];

/** Compares whole words, so that `npm run deploy` does not match `npm run deploy:vault`. */
const fits = (command: string, { documented }: Command): boolean =>
  command === documented || command.startsWith(documented.endsWith('=') ? documented : `${documented} `);

export const entryOf = (command: string): Command | undefined =>
  commands
    .filter((entry) => fits(command, entry))
    .toSorted((a, b) => b.documented.length - a.documented.length)[0];

/** Decision records give no instructions. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('decisions'))
    .map((name) => join('docs', name)),
];

const ours = /^(\w+=\S+ )*(npm|npx|node|tsx) \S/;

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
