import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes, type Step } from '../support/recipes.ts';

/** The files in which the compiler reports what is missing after the start of each recipe. */
const incomplete = [
  'web/shared/cards/sample.ts',
  'web/shared/cards/parts/card-details.tsx',
  'web/shared/cards/parts/card-foot.tsx',
  'web/shared/cards/parts/card-lead.tsx',
  'web/public/story-page.tsx',
  'functions/customer/handler.ts',
  'tests/support/resources/customer.ts',
  'infra/resources.ts',
  'tests/support/resources/index.ts',
  'web/workspace/app/page-modules.ts',
  'web/workspace/app/reads.ts',
  'tests/journeys/support/screens.ts',
  'contract/permission/approval-mail.ts',
  'contract/permission/words.ts',
  'contract/permission/place-words.ts',
  'contract/words/words-of.ts',
  'functions/shared/email/mail-words.ts',
  'functions/publication/tender-facts.ts',
  'web/workspace/features/tenders/sent/recall-letter.ts',
  'pages/approval-page/words.ts',
];

/** The tests that fail for the same reason. */
const requested = [
  'docs/architecture/api.md has a complete example of GET /api/customer-count that the contract accepts',
  'docs/architecture/api.md has a complete example of GET /api/pulse that the contract accepts',
  'docs/architecture/api.md matches the contract (npm run docs writes it)',
  'every route runs the operation named like its file: countCustomers',
  'every route runs the operation named like its file: readPulse',
  'the data map covers every kind of item that has a key: note',
  'the pages of the site are exactly those of the contract and its articles',
];

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
const left = new Set(['node_modules', 'dist', '.git', '.local', 'cdk.out', 'test-results']);

function take({ file, text, before }: Step): void {
  const path = join(copy, file);
  if (before === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, text);
  }
  const source = readFileSync(path, 'utf8');
  const [start, end, ...more] = source.split(before);
  if (end === undefined || more.length > 0) throw new Error(`${file} has not one "${before}"`);
  writeFileSync(path, start + text + before + end);
}

const exec = promisify(execFile);

async function printed(command: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1' };
  const ended = exec(resolve('node_modules', '.bin', command), args, { cwd: copy, env, maxBuffer: 1e8 });
  const { stdout } = await ended.catch((error: { stdout: string }) => error);
  return stdout;
}

/** The second run checks only what has changed since the first. */
const compiler = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.tsbuildinfo'];

const filesWithErrors = async (): Promise<string[]> => [
  ...new Set((await printed('tsc', ...compiler)).match(/^[\w./-]+(?=\()/gm)),
];

async function failing(): Promise<string[]> {
  const files = [
    'tests/docs/api-',
    'tests/cards/reference-fields',
    'tests/docs/data-map',
    'tests/functions/operations',
    'tests/web/site.test',
  ];
  const report = JSON.parse(
    await printed('vitest', 'run', '--project=unit', '--reporter=json', ...files),
  ) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  };
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(results.length).toBeGreaterThan(100);
  const failed = results.filter(({ status }) => status === 'failed');
  return failed.map(({ fullName }) => fullName).toSorted();
}

beforeAll(() => {
  for (const name of readdirSync('.').filter((each) => !left.has(each)))
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('the recipes of CONTRIBUTING', () => {
  it('are requested by the compiler and by tests once they are started', async () => {
    for (const step of recipes.flatMap(({ start }) => start)) take(step);
    const [wrong, failed] = await Promise.all([filesWithErrors(), failing()]);
    expect(wrong).toEqual(expect.arrayContaining(incomplete));
    expect(failed).toEqual(requested);
  });

  it('leave nothing missing at their end', async () => {
    for (const step of recipes.flatMap(({ rest }) => rest)) take(step);
    await printed('tsx', 'tools/docs/write.ts');
    const [wrong, failed] = await Promise.all([filesWithErrors(), failing()]);
    expect(wrong).toEqual([]);
    expect(failed).toEqual([]);
  });
});
