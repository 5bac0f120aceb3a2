import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One edit of a recipe of the README: the text goes before the one that stands there, or fills a new file. */
interface Step {
  file: string;
  text: string;
  before?: string;
}

const route: Step[] = [
  {
    file: 'contract/resources/customer.ts',
    before: '  getCustomer: {',
    text: `  countCustomers: {
    method: 'GET',
    path: '/api/customer-count',
    access: 'customer:read',
    summary: 'How many customers there are',
    response: z.object({ count: z.number() }),
  },
`,
  },
  {
    file: 'functions/customer/count-customers.ts',
    text: 'export const countCustomers = async () => ({ count: 0 });\n',
  },
  {
    file: 'functions/customer/handler.ts',
    before: 'export const operations',
    text: "import { countCustomers } from './count-customers.ts';\n",
  },
  {
    file: 'functions/customer/handler.ts',
    before: '  createCustomer,\n',
    text: '  countCustomers,\n',
  },
  {
    file: 'tests/isolation/matrix.test.ts',
    before: "  getCustomer: 'member'",
    text: "  countCustomers: 'member',\n",
  },
  { file: 'tests/isolation/inputs.ts', before: '  getCustomer: (', text: '  countCustomers: () => ({}),\n' },
  {
    file: 'tests/support/capacity/calls.ts',
    before: '  getCustomer: (',
    text: '  countCustomers: nothing,\n',
  },
  {
    file: 'tools/docs/examples/records.ts',
    before: '  getCustomer: {',
    text: '  countCustomers: { sent: {}, response: { count: 1 } },\n',
  },
];

const kind: Step[] = [
  {
    file: 'functions/shared/data/keys.ts',
    before: '  organization: (organizationId: string) => key(',
    text: "  note: (organizationId: string) => key(partitions.organization(organizationId), 'NOTE'),\n",
  },
  { file: 'tools/restore-drill/kinds.ts', before: "    'SUBSCRIPTION',", text: "    'NOTE',\n" },
  {
    file: 'docs/security/data-map.md',
    before: '| `SUBSCRIPTION`',
    text: '| `NOTE` | A note | organization | as long as the organization | `PurgeOrganizations` | no | no |\n',
  },
];

const page: Step[] = [
  {
    file: 'web/site/company/pages.tsx',
    before: "  {\n    path: '/company/contact'",
    text: `  {
    path: '/company/press',
    title: 'Press',
    description: 'What to quote and whom to ask when you write about the product and its people.',
    Body: () => <h1>Press</h1>,
  },
`,
  },
  { file: 'contract/site/pages.ts', before: "  '/company/contact',", text: "  '/company/press',\n" },
];

const recipes = [route, kind, page];

/** Where the compiler misses a route. */
const compiled = [
  'functions/customer/handler.ts',
  'tests/isolation/inputs.ts',
  'tests/isolation/matrix.test.ts',
  'tests/support/capacity/calls.ts',
  'tools/docs/examples/records.ts',
];

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
const left = new Set(['node_modules', 'dist', '.git', '.local', 'cdk.out', 'test-results']);

function take({ file, text, before }: Step): void {
  const path = join(copy, file);
  if (before === undefined) return writeFileSync(path, text);
  const source = readFileSync(path, 'utf8');
  const [start, end, ...more] = source.split(before);
  if (end === undefined || more.length > 0) throw new Error(`${file} has not one "${before}"`);
  writeFileSync(path, start + text + before + end);
}

const exec = promisify(execFile);

/** What a command of the copy prints, whether it ends well or not. */
async function printed(command: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1' };
  const ended = exec(resolve('node_modules', '.bin', command), args, { cwd: copy, env, maxBuffer: 1e8 });
  const { stdout } = await ended.catch((error: { stdout: string }) => error);
  return stdout;
}

const filesWithErrors = async (): Promise<string[]> =>
  [...new Set((await printed('tsc', '--noEmit')).match(/^[\w./-]+(?=\()/gm))].toSorted();

/** The names of the tests that fail, of those that hold the recipes, in order. */
async function failing(): Promise<string[]> {
  const files = ['tests/docs/api-', 'tests/docs/data-map', 'tests/web/site.test'];
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

describe('the recipes of the README for a route, a kind of item and a page of the site', () => {
  it('are asked for by the compiler and by tests after their first step', async () => {
    for (const [first] of recipes) take(first!);
    const [wrong, failed] = await Promise.all([filesWithErrors(), failing()]);
    expect(wrong).toEqual(compiled);
    expect(failed).toEqual([
      'docs/architecture/api.md has an example of GET /api/customer-count that the contract accepts, with nothing missing or beyond it',
      'docs/architecture/api.md says what the contract says now (npm run docs writes it)',
      'the data map is about every kind of item that a key is built for: note',
      'the pages of the site are those of the contract and its articles, and nothing else may be found',
    ]);
  });

  it('are done when all steps are taken', async () => {
    for (const step of recipes.flatMap(([, ...more]) => more)) take(step);
    await printed('tsx', 'tools/docs/write.ts');
    const [wrong, failed] = await Promise.all([filesWithErrors(), failing()]);
    expect(wrong).toEqual([]);
    expect(failed).toEqual([]);
  });
});
