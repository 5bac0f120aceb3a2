import type { IamRequest } from './decide.ts';

type Key = Record<string, { S: string }>;
interface Item {
  TableName: string;
  Key?: Key;
  Item?: Key;
}
/** As much of the bodies of DynamoDB's operations as says which partitions are touched. */
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

/** A transaction's items count as the single calls that they are: IAM has no action for transactions. */
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

/** What a call of a table asks of IAM: for each kind of access all its partitions together. Nothing for an operation that is not known. */
export function tableRequests(
  operation: string,
  body: string,
  arnOf: (table: string) => string,
): IamRequest[] {
  const partitions = new Map<string, Set<string>>();
  for (const { action, table, partition } of touchedBy[operation]?.(JSON.parse(body) as Body) ?? []) {
    const kind = `${action} ${table}`;
    partitions.set(kind, (partitions.get(kind) ?? new Set()).add(partition));
  }
  return [...partitions].map(([kind, keys]) => {
    const [action, table = ''] = kind.split(' ');
    return {
      action: `dynamodb:${action}`,
      resource: arnOf(table),
      context: { 'dynamodb:LeadingKeys': [...keys] },
    };
  });
}
