import { scheduledPartition, scopes, type ScheduledJob } from '#functions/shared/data/table';
import { accountId, allows, arnOf, bucketPolicy, namesOf, nameOf, type Grantee } from './simulate.ts';

export const reads = ['GetItem', 'BatchGetItem', 'Query'];
export const writes = ['ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'];
const adds = ['ConditionCheckItem', 'PutItem'];

const { scheduled: _, ...undivided } = scopes;
const jobs: Record<ScheduledJob, true> = {
  upload: true,
  document: true,
  export: true,
  import: true,
  release: true,
  purge: true,
  erase: true,
  'roll-up': true,
  withdraw: true,
  permission: true,
  recall: true,
  approval: true,
  mail: true,
};
/** The prefixes of all partition keys. The scheduled work of each job has its own prefix. */
export const everyScope: string[] = [
  ...Object.values(undivided),
  ...Object.keys(jobs).map((job) => scheduledPartition(job as ScheduledJob)),
];

const table = (): string => arnOf('dynamodb', `table/${nameOf('prod', 'AWS::DynamoDB::GlobalTable')}`);

/** Returns true if a function may make this call to these partitions. Without partitions, the request names none. */
export const onTable = ({ policies }: Grantee, action: string, partitions: string[]): Promise<boolean> =>
  allows(policies, {
    action: `dynamodb:${action}`,
    resource: table(),
    ...(partitions.length > 0 && { context: { 'dynamodb:LeadingKeys': partitions } }),
  });

/** The conditions of an upload by our pages, which cannot overwrite and was signed a moment ago. */
export const freshUpload = {
  's3:if-none-match': '*',
  's3:signatureAge': '1000',
  'aws:SecureTransport': 'true',
};

export const assets = (): string => nameOf('prod', 'AWS::S3::Bucket', 'Assets');
export const inAssets = (path: string): string => `arn:aws:s3:::${assets()}/${path}`;

export const onFile = ({ policies }: Grantee, action: string, path: string): Promise<boolean> =>
  allows(
    policies,
    { action: `s3:${action}`, resource: inAssets(path), context: freshUpload },
    bucketPolicy('prod', assets()),
  );

const fileActions = ['GetObject', 'PutObject', 'DeleteObject'];
const prefixes = ['uploads/', 'assets/', 'other/'];
const listing = ({ policies }: Grantee, prefix: string): Promise<boolean> =>
  allows(policies, {
    action: 's3:ListBucket',
    resource: `arn:aws:s3:::${assets()}`,
    context: { 's3:prefix': prefix },
  });

interface Right {
  name: string;
  action: string;
  resource: string;
  context?: Record<string, string>;
}

function rights(): Right[] {
  const pool = arnOf('cognito-idp', `userpool/${nameOf('prod', 'AWS::Cognito::UserPool')}`);
  const distribution = `arn:aws:cloudfront::${accountId}:distribution/${nameOf('prod', 'AWS::CloudFront::Distribution')}`;
  const secrets = namesOf('prod', 'AWS::SecretsManager::Secret').map(([id, resource]) => ({
    name: `reads secret ${id}`,
    action: 'secretsmanager:GetSecretValue',
    resource,
  }));
  const users = [
    'AdminUserGlobalSignOut',
    'AdminDeleteUser',
    'AdminGetUser',
    'AdminSetUserPassword',
    'AdminUpdateUserAttributes',
    'ListUsers',
  ];
  return [
    ...secrets,
    ...users.map((action) => ({ name: action, action: `cognito-idp:${action}`, resource: pool })),
    {
      name: 'sends mail',
      action: 'ses:SendEmail',
      resource: arnOf('ses', 'identity/refdeck.example'),
      context: { 'ses:FromAddress': 'no-reply@refdeck.example' },
    },
    { name: 'makes the edge forget', action: 'cloudfront:CreateInvalidation', resource: distribution },
  ];
}

/** The rights that many functions have. The introduction of the document lists them. */
const everywhere = /^(logs|xray):|^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/;

/** Returns the statements of a policy that neither the columns nor `rights` cover. */
function beyondSimulation({ policies }: Grantee): string[] {
  const inTable = [...reads, ...writes].map((action) => ({
    action: `dynamodb:${action}`,
    resource: table(),
  }));
  const inBucket = [...fileActions, 'ListBucket'].map((action) => ({
    action: `s3:${action}`,
    resource: `arn:aws:s3:::${assets()}`,
  }));
  const simulated = [...inTable, ...inBucket, ...rights()];
  const listed = policies
    .flatMap(({ Statement }) => Statement)
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action, NotAction, Resource }) =>
      [Action ?? `all but ${String(NotAction)}`].flat().map((action) => ({
        action: action as string,
        resources: [Resource].flat() as string[],
      })),
    )
    .filter(({ action }) => !everywhere.test(action))
    .filter(
      ({ action, resources }) =>
        !resources.every((given) =>
          simulated.some((one) => one.action === action && given.startsWith(one.resource)),
        ),
    );
  return [...new Set(listed.map(({ action }) => action))];
}

export async function grantsTable(functions: readonly Grantee[]): Promise<string> {
  const rows: string[] = [];
  for (const one of functions.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const cells = [...(await partitionsOf(one)), await filesOf(one), await elseOf(one)];
    rows.push(`| ${[one.name, ...cells].join(' | ')} |`);
  }
  return `${head}\n${rows.join('\n')}\n\n${conditionsTable(functions)}`;
}

const holding: Record<string, string> = {
  'Allow ForAllValues:StringLike dynamodb:LeadingKeys, Null dynamodb:LeadingKeys':
    'each. Reads are in no transaction; what a function may write is one statement, which takes the keys of all its items',
  'Deny ForAllValues:StringLike dynamodb:LeadingKeys':
    'each, for single calls and entries alone. Beside other items: the keys of the item; under the others the code refuses (`functions/shared/data/write.ts`)',
  'Allow StringLike s3:prefix': 'not in transactions',
  'Allow StringEquals ses:FromAddress': 'not in transactions',
};

function conditionsTable(functions: readonly Grantee[]): string {
  const found = new Map<string, { actions: Set<string>; names: Set<string> }>();
  for (const { name, policies } of functions) {
    for (const { Effect, Action, Condition } of policies.flatMap(({ Statement }) => Statement)) {
      if (!Condition) continue;
      const parts = Object.entries(Condition).map(
        ([test, keys]) => `${test} ${Object.keys(keys as object).join()}`,
      );
      const condition = `${Effect as string} ${parts.join(', ')}`;
      const row = found.get(condition) ?? { actions: new Set(), names: new Set() };
      found.set(condition, row);
      row.names.add(name);
      for (const action of [Action].flat()) row.actions.add(String(action).split(':')[1]!);
    }
  }
  const rows = [...found].map(([condition, { actions, names }]) => {
    const holds = holding[condition];
    if (!holds) throw new Error(`Under which readings of a transaction does this hold: ${condition}?`);
    const cells = [`\`${condition}\``, [...actions].toSorted().join(', '), names.size, holds];
    return `| ${cells.join(' | ')} |`;
  });
  return `${conditionsHead}\n${rows.toSorted().join('\n')}\n`;
}

const conditionsHead = `## Conditions

Every condition in these policies. With which keys IAM is asked about a write of a transaction AWS does not say: those of its item, of all writes of its kind, or of all items
([decision 64](../decisions/0064-transactions-and-iam.md)). The last column says under which of these it holds; \`tests/infra/transactions.test.ts\` proves it.

| Condition | Actions | Functions | Holds under |
| --- | --- | --- | --- |`;

const head = `# What each function may do

On AWS, by the policies of the deployed templates, as a simulator of IAM decides (\`tests/infra/permissions.test.ts\`). A scope is the begin of a partition key
(\`functions/shared/data/table.ts\`): a function is held to its scopes by IAM, and to one organization within them by our code. Beside what is here, each writes its log and its traces,
and those that the stream calls read the stream. What stands
as \`service:Action\` is what a policy lists beside what the simulator was asked about: another action, or the same on more than was asked.

This page is written by \`npm run snapshots\`, and a test holds it up to date: who changes a grant changes a line.

| Function | Reads and writes | Adds | Reads | Files | Else |
| --- | --- | --- | --- | --- | --- |`;

/** Groups scopes into read and write, read and add, and read only. It lists any other combination in full. */
async function partitionsOf(one: Grantee): Promise<[string, string, string]> {
  const found: [string[], string[], string[]] = [[], [], []];
  for (const scope of everyScope) {
    const allowed: string[] = [];
    for (const action of [...reads, ...writes]) {
      if (await onTable(one, action, [`${scope}x`])) allowed.push(action);
    }
    const kinds = [[...reads, ...writes], [...reads, ...adds], reads];
    const kind = kinds.findIndex((actions) => actions.join() === allowed.join());
    const label = kind < 0 && allowed.length > 0 ? `${scope} (${allowed.join(', ')})` : scope;
    if (allowed.length > 0) found[Math.max(kind, 0)]!.push(label);
  }
  const [whole, added, read] = found.map((list) => list.join(' '));
  return [whole!, added!, read!];
}

async function filesOf(one: Grantee): Promise<string> {
  const cells: string[] = [];
  for (const prefix of prefixes) {
    const allowed: string[] = [];
    for (const action of fileActions) {
      if (await onFile(one, action, `${prefix}x`)) allowed.push(action.replace('Object', '').toLowerCase());
    }
    if (await listing(one, prefix)) allowed.push('list');
    if (allowed.length > 0) cells.push(`${prefix} ${allowed.join(', ')}`);
  }
  return cells.join('; ');
}

async function elseOf(one: Grantee): Promise<string> {
  const allowed: string[] = [];
  for (const { name, ...request } of rights()) if (await allows(one.policies, request)) allowed.push(name);
  return [...allowed, ...beyondSimulation(one)].join(', ');
}
