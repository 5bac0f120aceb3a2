/**
 * Lists what each folder may import. The longest matching folder decides, and a file may always import its
 * own folder. Paths are relative to the repository; a trailing `/` means a whole folder.
 */
const contract = ['contract/'];
const basics = [
  ...contract,
  'functions/shared/errors/',
  'functions/shared/log/',
  'functions/shared/context/',
];
const data = [...basics, 'functions/shared/data/'];
const shared = [...contract, 'functions/shared/'];
const ofWorkspace = [
  'ui',
  'lib',
  'cards',
  'files',
  'insights',
  'permissions',
  'record-editor',
  'rich-text',
].map((folder) => `web/workspace/${folder}/`);
const browser = [...contract, 'web/shared/'];

export const rooms = {
  'contract/': [],

  // Shared code of functions has layers and imports no resource.
  'functions/shared/errors/': contract,
  'functions/shared/log/': contract,
  'functions/shared/context/': basics,
  'functions/shared/data/': basics,
  'functions/shared/http/': basics,
  'functions/shared/files/': basics,
  'functions/shared/monitoring/': basics,
  'functions/shared/edge/': basics,
  // A visitor of our own: it knows the site by its address alone.
  'functions/shared/smoke/': contract,
  'functions/shared/email/': data,
  'functions/shared/audit/': data,
  'functions/shared/security/': data,
  'functions/shared/': shared,
  'functions/triggers/': [...contract, 'functions/'],
  // Other resources import shared code, and of each other only what is listed here.
  'functions/': shared,
  // A report is in the organization's time zone and names its references.
  'functions/analytics/': [...shared, 'functions/organization/settings.ts', 'functions/reference/store.ts'],
  // A request concerns a customer's reference. A response becomes a permission and may take something down.
  'functions/approval/': [
    ...shared,
    'functions/customer/store.ts',
    'functions/organization/branding.ts',
    'functions/organization/settings.ts',
    'functions/permission/ledger.ts',
    'functions/permission/shown-steps.ts',
    'functions/permission/take-down.ts',
    'functions/reference/rules.ts',
    'functions/reference/store.ts',
  ],
  // A logo is a use of a file. What is deleted ends what was asked about it.
  'functions/customer/': [...shared, 'functions/approval/end-requests.ts', 'functions/asset/use.ts'],
  // A visit is counted where a card is shown, for an organization that counts.
  'functions/event/': [
    ...shared,
    'functions/analytics/buffer.ts',
    'functions/analytics/period.ts',
    'functions/analytics/record-batch.ts',
    'functions/organization/settings.ts',
    'functions/public/surfaces.ts',
  ],
  // Branding uses files, joining ends an invitation, what is purged ends its subscription, and a policy is held against permissions.
  'functions/organization/': [
    ...shared,
    'functions/analytics/period.ts',
    'functions/asset/use.ts',
    'functions/billing/end-subscription.ts',
    'functions/billing/sync-subscription.ts',
    'functions/permission/allowed-version.ts',
    'functions/permission/snapshot.ts',
    'functions/team/invitation.ts',
  ],
  // A permission concerns a customer or reference, ends on a day in the organization's time zone, notifies
  // the team, takes down cards, and has files as evidence.
  'functions/permission/': [
    ...shared,
    'functions/analytics/period.ts',
    'functions/analytics/sightings.ts',
    'functions/asset/use.ts',
    'functions/customer/store.ts',
    'functions/organization/settings.ts',
    'functions/reference/projection.ts',
    'functions/reference/rules.ts',
    'functions/reference/store.ts',
    'functions/team/store.ts',
  ],
  // A public page has the organization's branding and settings.
  'functions/public/': [
    ...shared,
    'functions/analytics/period.ts',
    'functions/organization/branding.ts',
    'functions/organization/settings.ts',
  ],
  // A reference uses files, has a customer who has to allow it, and leaves its collections.
  'functions/reference/': [
    ...shared,
    'functions/approval/end-requests.ts',
    'functions/asset/use.ts',
    'functions/collection/change.ts',
    'functions/customer/store.ts',
    'functions/permission/require-allowed.ts',
    'functions/permission/snapshot.ts',
  ],
  // Stripe's events are billing's.
  'functions/webhook/': [
    ...shared,
    'functions/billing/secret.ts',
    'functions/billing/stripe.ts',
    'functions/billing/sync-subscription.ts',
  ],

  // Names of the table and of metrics, and the environment that each function expects.
  'infra/': [
    ...contract,
    'functions/shared/data/table.ts',
    'functions/shared/log/metrics.ts',
    /^functions\/.*\/environment\.ts$/,
  ],
  'bin/': ['infra/'],
  'pages/': [...contract, 'functions/', 'web/public/', 'web/shared/'],

  // The products of the web do not import each other: what two of them need is shared.
  'web/shared/': contract,
  'web/public/': browser,
  'web/embed/': browser,
  'web/site/': [...browser, 'web/content/', 'web/plugins/markdown.ts'],
  'web/plugins/': [
    ...browser,
    'web/site/render.tsx',
    'web/embed/main.ts',
    ...['head', 'reads', 'routes'].map((name) => `web/workspace/app/${name}.ts`),
  ],
  'web/workspace/app/': [...browser, 'web/workspace/'],
  // Shared code of the workspace imports no feature.
  'web/workspace/': [...browser, ...ofWorkspace],
  // Branding shows the public page itself as its preview.
  'web/workspace/features/branding/': [...browser, ...ofWorkspace, 'web/public/page-preview.tsx'],

  // Packages get what they need from the product as arguments.
  'packages/local-cloud/': [],
  'packages/local-stripe/': [],
};

/** Folders whose folders are each a room of their own: a feature, a resource. */
export const divided = ['functions/', 'web/workspace/features/', 'web/workspace/'];

/** Packages that a part does not import, and why. */
export const packages = [
  {
    in: /^contract\//,
    never: /^(?!zod\/mini$)/,
    why: 'contract/ is what both ends promise each other: zod/mini is all it needs.',
  },
  {
    in: /^(functions|web)\//,
    never: /^zod$/,
    why: 'Import zod/mini: the classic build is many times as large.',
  },
  {
    in: /^(functions|pages|packages)\//,
    never: /^(aws-cdk-lib|constructs)\b/,
    why: 'Infrastructure is made in infra/.',
  },
  { in: /^functions\//, never: /^react\b/, why: 'What is drawn is in web/ and pages/.' },
  { in: /^web\//, never: /^@aws-sdk\//, why: 'The browser calls our API.' },
  { in: /^packages\//, never: /^@refdeck\//, why: 'A package does not know another one.' },
];
