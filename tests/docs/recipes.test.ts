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

/** One edit of a recipe. The text goes before an existing text, or fills a new file. */
interface Step {
  file: string;
  text: string;
  before?: string;
}

/** `start` is what an author cannot forget. The compiler and tests must ask for the rest. */
interface Recipe {
  start: Step[];
  rest: Step[];
}

const field: Recipe = {
  start: [
    {
      file: 'contract/reference/fields.ts',
      before: '  clientIndustry: {',
      text: `  industryNote: {
    at: 'custom.industryNote',
    kind: 'line',
    max: 200,
    label: 'Industry note',
    section: 'details',
    drawn: 'fact',
  },
`,
    },
    {
      file: 'contract/cards/templates.ts',
      before: "      'clientIndustry',\n      'projectDuration',\n      'outcomes',\n      'referenceType',",
      text: "      'industryNote',\n",
    },
  ],
  rest: [
    {
      file: 'web/shared/cards/sample.ts',
      before: "    clientIndustry: 'Insurance',",
      text: "    industryNote: 'Claims of private customers',\n",
    },
  ],
};

const route: Recipe = {
  start: [
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
  ],
  rest: [
    {
      file: 'functions/customer/count-customers.ts',
      text: 'export const countCustomers = async () => ({ count: 0 });\n',
    },
    {
      file: 'functions/customer/handler.ts',
      before: 'export const operations',
      text: "import { countCustomers } from './count-customers.ts';\n",
    },
    { file: 'functions/customer/handler.ts', before: '  createCustomer,\n', text: '  countCustomers,\n' },
    {
      file: 'tests/support/resources/customer.ts',
      before: '  getCustomer: {',
      text: `  countCustomers: {
    lowest: 'member',
    example: { sent: {}, response: { count: 1 } },
    input: nothing,
  },
`,
    },
  ],
};

const resource: Recipe = {
  start: [
    {
      file: 'contract/resources/pulse.ts',
      text: `import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';

export const pulseRoutes = {
  readPulse: {
    method: 'GET',
    path: '/api/pulse',
    access: 'public',
    summary: 'Whether the API works',
    response: z.object({ works: z.boolean() }),
  },
} as const satisfies Routes;
`,
    },
    {
      file: 'contract/index.ts',
      before: 'import { referenceRoutes }',
      text: "import { pulseRoutes } from './resources/pulse.ts';\n",
    },
    { file: 'contract/index.ts', before: '  meta: metaRoutes,', text: '  pulse: pulseRoutes,\n' },
  ],
  rest: [
    {
      file: 'functions/pulse/read-pulse.ts',
      text: 'export const readPulse = async () => ({ works: true });\n',
    },
    {
      file: 'functions/pulse/handler.ts',
      text: `import { pulseRoutes } from '#contract/resources/pulse';
import { serve } from '../shared/http/serve.ts';
import { readPulse } from './read-pulse.ts';

export const operations = { readPulse };
export const handler = serve(pulseRoutes, operations);
`,
    },
    {
      file: 'infra/resources.ts',
      before: '  meta: {',
      text: `  pulse: {
    errorImpact: 'Nobody sees whether the API works',
    grant: () => undefined,
    protections: { readPulse: 'Reads no data of anybody' },
  },
`,
    },
    {
      file: 'tests/support/resources/pulse.ts',
      text: `import type { pulseRoutes } from '#contract/resources/pulse';
import { nothing, type Fixtures } from './fixture.ts';

export const pulseFixtures: Fixtures<typeof pulseRoutes> = {
  readPulse: {
    lowest: 'anyone',
    example: { sent: {}, response: { works: true } },
    input: nothing,
    touchesNoTable: true,
  },
};
`,
    },
    {
      file: 'tests/support/resources/index.ts',
      before: 'import { referenceFixtures }',
      text: "import { pulseFixtures } from './pulse.ts';\n",
    },
    {
      file: 'tests/support/resources/index.ts',
      before: '  meta: metaFixtures,',
      text: '  pulse: pulseFixtures,\n',
    },
  ],
};

const kind: Recipe = {
  start: [
    {
      file: 'functions/shared/data/keys.ts',
      before: '  organization: (organizationId: string) => key(',
      text: "  note: (organizationId: string) => key(partitions.organization(organizationId), 'NOTE'),\n",
    },
  ],
  rest: [
    { file: 'tools/restore-drill/kinds.ts', before: "    'SUBSCRIPTION',", text: "    'NOTE',\n" },
    {
      file: 'docs/security/data-map.md',
      before: '| `SUBSCRIPTION`',
      text: '| `NOTE` | A note | organization | as long as the organization | `PurgeOrganizations` | no | no |\n',
    },
  ],
};

const page: Recipe = {
  start: [
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
  ],
  rest: [{ file: 'contract/site/pages.ts', before: "  '/company/contact',", text: "  '/company/press',\n" }],
};

/** Swedish. A getter returns the English texts, because the copy only needs to compile. */
const english = '  get sv() {\n    return this.en;\n  },\n';
const language: Recipe = {
  start: [{ file: 'contract/resources/customer.ts', before: "'fi'] as const", text: "'sv', " }],
  rest: [
    { file: 'contract/permission/approval-mail.ts', before: '  fi: (', text: english },
    { file: 'contract/permission/words.ts', before: '  fi: {', text: english },
    {
      file: 'contract/permission/words.ts',
      before: '  fi: once(() => new Intl.ListFormat',
      text: "  sv: once(() => new Intl.ListFormat('sv')),\n",
    },
    {
      file: 'contract/permission/words.ts',
      before: '  // The month is spelled out',
      text: "  sv: once(() => new Intl.DateTimeFormat('sv', { dateStyle: 'long', timeZone: 'UTC' })),\n",
    },
    {
      file: 'functions/shared/email/approval.ts',
      before: '    fi: {',
      text: "    sv: { subject: '', what: '', subjects: '', channels: '', by: '', on: '', label: '' },\n",
    },
    { file: 'pages/approval-page/words.ts', before: 'fi };', text: 'sv: en, ' },
    { file: 'pages/approval-page/words.ts', before: '  fi: {', text: '  sv: {},\n' },
    { file: 'web/workspace/permissions/texts.ts', before: "fi: 'Finnish'", text: "sv: 'Swedish', " },
  ],
};

const recipes = [field, route, resource, kind, page, language];

/** The files in which the compiler reports what is missing after the start of each recipe. */
const incomplete = [
  ...['web/shared/cards/sample.ts'],
  ...['functions/customer/handler.ts', 'tests/support/resources/customer.ts'],
  ...['infra/resources.ts', 'tests/support/resources/index.ts'],
  ...[
    'contract/permission/approval-mail.ts',
    'contract/permission/words.ts',
    'functions/shared/email/approval.ts',
    'pages/approval-page/words.ts',
    'web/workspace/permissions/texts.ts',
  ],
];

/** The tests that fail for the same reason. */
const requested = [
  'docs/architecture/api.md has an example of GET /api/customer-count that the contract accepts, with nothing missing or beyond it',
  'docs/architecture/api.md has an example of GET /api/pulse that the contract accepts, with nothing missing or beyond it',
  'docs/architecture/api.md says what the contract says now (npm run docs writes it)',
  'every route runs the operation named like its file: countCustomers',
  'every route runs the operation named like its file: readPulse',
  'the data map is about every kind of item that a key is built for: note',
  'the pages of the site are those of the contract and its articles, and nothing else may be found',
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

/** Returns the output of a command in the copy, whether it succeeds or not. */
async function printed(command: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1' };
  const ended = exec(resolve('node_modules', '.bin', command), args, { cwd: copy, env, maxBuffer: 1e8 });
  const { stdout } = await ended.catch((error: { stdout: string }) => error);
  return stdout;
}

const filesWithErrors = async (): Promise<string[]> => [
  ...new Set((await printed('tsc', '--noEmit')).match(/^[\w./-]+(?=\()/gm)),
];

/** Returns the names of the failing tests among those that check the recipes. */
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
