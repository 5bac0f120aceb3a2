import type { IamRequest } from './decide.ts';

export interface AwsCall {
  service: string;
  method: string;
  path: string;
  target?: string;
  body?: string;
}

export interface Owner {
  region: string;
  accountId: string;
  arnOfSecret(name: string): string | undefined;
}

/** AWS does not document which items of a transaction IAM sees for one write, so there are three readings. */
export const readings = ['item', 'action', 'transaction'] as const;
export type Reading = (typeof readings)[number];

/** All of them must be allowed. Throws for an unknown call. */
export function requestsOf(call: AwsCall, account: Owner, reading: Reading): IamRequest[] {
  const read = services[call.service];
  const requests = withoutRepeats(read?.(call, account, reading) ?? []);
  if (requests.length > 0) return requests;
  throw new Error(`The local IAM does not know ${call.service} ${call.method} ${call.target ?? call.path}`);
}

export const withoutRepeats = (requests: readonly IamRequest[]): IamRequest[] => [
  ...new Map(requests.map((request) => [JSON.stringify(request), request])).values(),
];

const services: Record<string, (call: AwsCall, account: Owner, reading: Reading) => IamRequest[]> = {
  dynamodb: ofTable,
  s3: ofBucket,
  secretsmanager: ofSecret,
  'cognito-idp': ofUserPool,
  ses: ofMail,
  cloudfront: ofDistribution,
};

const operationOf = ({ target = '' }: AwsCall) => target.split('.').at(-1)!;
const fieldsOf = ({ body = '{}' }: AwsCall) => JSON.parse(body) as Record<string, string | undefined>;
const arn = ({ region, accountId }: Owner, service: string, rest: string) =>
  `arn:aws:${service}:${region}:${accountId}:${rest}`;

function ofTable(call: AwsCall, account: Owner, reading: Reading): IamRequest[] {
  const operation = operationOf(call);
  const touched = touchedBy[operation]?.(JSON.parse(call.body ?? '{}') as Body) ?? [];
  const together = isTogether[operation.startsWith('Transact') ? reading : 'action'];
  return touched.map((one) => {
    const partitions = touched.filter((other) => together(one, other)).map(({ partition }) => partition);
    return {
      action: `dynamodb:${one.action}`,
      resource: arn(account, 'dynamodb', `table/${one.table}`),
      context: { 'dynamodb:LeadingKeys': [...new Set(partitions)] },
    };
  });
}

const objectActions: Record<string, string> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};
/** An object that is sent in parts begins, gets each part, and ends or is taken back. */
const partActions: Record<string, string> = {
  POST: 's3:PutObject',
  PUT: 's3:PutObject',
  DELETE: 's3:AbortMultipartUpload',
};
const distributionOperations: Record<string, string> = {
  'POST invalidation': 'CreateInvalidation',
  'GET config': 'GetDistributionConfig',
  'PUT config': 'UpdateDistribution',
  'GET ': 'GetDistribution',
};

function ofBucket({ method, path, body = '' }: AwsCall): IamRequest[] {
  const { pathname, searchParams } = new URL(path, 'http://s3');
  const [, bucket, key] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname))!;
  const resource = `arn:aws:s3:::${bucket}`;
  if (key) {
    const action =
      searchParams.has('uploadId') || searchParams.has('uploads')
        ? partActions[method]
        : objectActions[method];
    return action ? [{ action, resource: `${resource}/${key}` }] : [];
  }
  if (method === 'GET' && searchParams.get('list-type') === '2') {
    return [
      { action: 's3:ListBucket', resource, context: { 's3:prefix': searchParams.get('prefix') ?? '' } },
    ];
  }
  if (method !== 'POST' || !searchParams.has('delete')) return [];
  return [...body.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, one]) => ({
    action: 's3:DeleteObject',
    resource: `${resource}/${one}`,
  }));
}

/** Permissions name ARNs, while a call may name a secret by its name. */
function ofSecret(call: AwsCall, account: Owner): IamRequest[] {
  const { SecretId = '' } = fieldsOf(call);
  const resource = SecretId.startsWith('arn:') ? SecretId : account.arnOfSecret(SecretId);
  return resource ? [{ action: `secretsmanager:${operationOf(call)}`, resource }] : [];
}

function ofUserPool(call: AwsCall, account: Owner): IamRequest[] {
  const { UserPoolId } = fieldsOf(call);
  const resource = arn(account, 'cognito-idp', `userpool/${UserPoolId}`);
  return UserPoolId ? [{ action: `cognito-idp:${operationOf(call)}`, resource }] : [];
}

function ofMail(call: AwsCall, account: Owner): IamRequest[] {
  if (!call.path.endsWith('/v2/email/outbound-emails')) return [];
  const { FromEmailAddress: from = '', ConfigurationSetName: sending } = fieldsOf(call);
  const [, address = from] = /<(.*)>$/.exec(from) ?? [];
  const resources = [
    `identity/${address.split('@')[1]}`,
    ...(sending ? [`configuration-set/${sending}`] : []),
  ];
  return resources.map((resource) => ({
    action: 'ses:SendEmail',
    resource: arn(account, 'ses', resource),
    context: { 'ses:FromAddress': address },
  }));
}

function ofDistribution({ method, path }: AwsCall, { accountId }: Owner): IamRequest[] {
  const [, id, part = ''] = /\/distribution\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const operation = distributionOperations[`${method} ${part}`];
  const resource = `arn:aws:cloudfront::${accountId}:distribution/${id}`;
  return id && operation ? [{ action: `cloudfront:${operation}`, resource }] : [];
}

type Key = Record<string, { S: string }>;
interface Item {
  TableName: string;
  Key?: Key;
  Item?: Key;
}
type Body = Item & {
  KeyConditionExpression: string;
  ExpressionAttributeValues: Key;
  RequestItems: Record<string, { Keys: Key[] }>;
  TransactItems: Record<string, Item>[];
};
interface Touched {
  action: string;
  table: string;
  partition: string;
}

const byKey = (action: string, { TableName, Key, Item }: Item): Touched[] => [
  { action, table: TableName, partition: (Key ?? Item)!.pk!.S },
];

/** IAM has no action for transactions: their items count as single calls. */
const touchedBy: Record<string, (body: Body) => Touched[]> = {
  GetItem: (body) => byKey('GetItem', body),
  PutItem: (body) => byKey('PutItem', body),
  UpdateItem: (body) => byKey('UpdateItem', body),
  DeleteItem: (body) => byKey('DeleteItem', body),
  Query: ({ TableName, KeyConditionExpression, ExpressionAttributeValues }) => {
    const [, name = ''] = /\bpk = (:\w+)/.exec(KeyConditionExpression)!;
    return [{ action: 'Query', table: TableName, partition: ExpressionAttributeValues[name]!.S }];
  },
  BatchGetItem: ({ RequestItems }) =>
    Object.entries(RequestItems).flatMap(([table, { Keys }]) =>
      Keys.map(({ pk }) => ({ action: 'BatchGetItem', table, partition: pk!.S })),
    ),
  TransactGetItems: ({ TransactItems }) => TransactItems.flatMap(({ Get }) => byKey('GetItem', Get!)),
  TransactWriteItems: ({ TransactItems }) =>
    TransactItems.flatMap((item) =>
      Object.entries(item).flatMap(([kind, write]) =>
        byKey(kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`, write),
      ),
    ),
};

const isTogether: Record<Reading, (one: Touched, other: Touched) => boolean> = {
  item: (one, other) => one === other,
  action: (one, other) => one.action === other.action && one.table === other.table,
  transaction: () => true,
};
