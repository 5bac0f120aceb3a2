/** One edit of a recipe. The text goes before an existing text, or fills a new file. */
export interface Step {
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
    drawn: 'detail',
  },
`,
    },
    {
      file: 'contract/cards/templates.ts',
      before: "        'clientIndustry',",
      text: "      'industryNote',\n",
    },
  ],
  rest: [
    ...['Insurance', 'Vakuutus', 'Försäkring'].map((industry, index) => ({
      file: `contract/words/${['en', 'fi', 'sv'][index]}/samples.ts`,
      before: `  clientIndustry: '${industry}',`,
      text: `  industryNote: 'Claims (${industry})',\n`,
    })),
    {
      file: 'pages/approval-page/words.ts',
      before: "    clientIndustry: 'Toimiala',",
      text: "    industryNote: 'Toimialan tarkennus',\n",
    },
    {
      file: 'pages/approval-page/words.ts',
      before: "    clientIndustry: 'Bransch',",
      text: "    industryNote: 'Bransch, närmare',\n",
    },
    {
      file: 'pages/approval-page/words.ts',
      before: "    clientIndustry: 'Branche',",
      text: "    industryNote: 'Mehr zur Branche',\n",
    },
    ...['en', 'fi', 'sv', 'de'].map((code) => ({
      file: `contract/words/${code}/card.ts`,
      before: '  clientIndustry: ',
      text: "  industryNote: 'Note',\n",
    })),
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
import { serve } from '../shared/serve.ts';
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

const screen: Recipe = {
  start: [
    {
      file: 'web/workspace/app/routes.ts',
      before: "  team: { paths: ['organization/team'] },",
      text: "  invoices: { paths: ['organization/invoices'] },\n",
    },
  ],
  rest: [
    {
      file: 'web/workspace/features/billing/invoices-page.tsx',
      text: 'export default function InvoicesPage() {\n  return <h1>Invoices</h1>;\n}\n',
    },
    {
      file: 'web/workspace/app/page-modules.ts',
      before: '  billing: () => import(',
      text: "  invoices: () => import('../features/billing/invoices-page.tsx'),\n",
    },
    { file: 'web/workspace/app/reads.ts', before: '  dashboard: [', text: '  invoices: [],\n' },
    {
      file: 'tests/journeys/support/screens.ts',
      before: "      settings: { path: '/app/profile'",
      text: "      invoices: { path: '/app/organization/invoices', heading: 'Invoices' },\n",
    },
  ],
};

/** Estonian. A getter returns the English texts, because the copy only needs to compile. */
const english = '  get et() {\n    return this.en;\n  },\n';
const language: Recipe = {
  start: [
    {
      file: 'contract/words/languages.ts',
      before: '} as const satisfies Record<string, Known>',
      text: "  et: { name: 'Eesti', words: 'visitor', readBy: undefined },\n",
    },
  ],
  rest: [
    ...['contract/permission/words.ts', 'contract/permission/place-words.ts'].map((file) => ({
      file,
      before: '  fi: {',
      text: english,
    })),
    {
      file: 'contract/permission/words.ts',
      before: '  fi: once(() => new Intl.ListFormat',
      text: "  et: once(() => new Intl.ListFormat('et')),\n",
    },
    {
      file: 'contract/permission/words.ts',
      before: '  // The month is spelled out',
      text: "  et: once(() => new Intl.DateTimeFormat('et', { dateStyle: 'long', timeZone: 'UTC' })),\n",
    },
    { file: 'contract/permission/approval-mail.ts', before: 'sv, de };', text: 'et: en, ' },
    { file: 'contract/words/words-of.ts', before: '  fi: {', text: '  et: en,\n' },
    { file: 'functions/shared/email/mail-words.ts', before: '  fi: fiContact', text: '  et: enContact,\n' },
    { file: 'pages/approval-page/words.ts', before: 'sv, de };', text: 'et: en, ' },
    { file: 'functions/publication/tender-facts.ts', before: 'sv, de };', text: 'et: en, ' },
    {
      file: 'web/workspace/features/tenders/sent/recall-letter.ts',
      before: 'sv, de };',
      text: 'et: en, ',
    },
    {
      file: 'pages/approval-page/words.ts',
      before: '  fi: {',
      text: '  get et() {\n    return this.fi;\n  },\n',
    },
  ],
};

export const recipes: readonly Recipe[] = [field, route, resource, kind, screen, page, language];
