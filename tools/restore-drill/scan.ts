import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#functions/shared/data/keys';
import type { Item } from '#functions/shared/data/read';
import { scopes } from '#functions/shared/data/table';
import { Invariants } from './invariants.ts';
import { scopeOf, type Scope } from './kinds.ts';
import type { Finding } from './tallies.ts';

export interface Judgment {
  items: number;
  itemsByScope: Partial<Record<Scope, number>>;
  newest: string | undefined;
  findings: Finding[];
}

export async function judgeTable(client: DynamoDBClient, TableName: string, now: Date): Promise<Judgment> {
  const documents = DynamoDBDocumentClient.from(client);
  const invariants = new Invariants(now);
  const judged: Omit<Judgment, 'findings'> = { items: 0, itemsByScope: {}, newest: undefined };
  for await (const { Items = [] } of paginateScan(
    { client: documents },
    { TableName, ConsistentRead: true },
  )) {
    for (const item of Items) {
      invariants.add(item);
      judged.items += 1;
      const scope = scopeOf(item.pk as string);
      if (scope) judged.itemsByScope[scope] = (judged.itemsByScope[scope] ?? 0) + 1;
      const written = writtenAt(item);
      if (written && written > (judged.newest ?? '')) judged.newest = written;
    }
  }
  const isThere = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName, Key: { ...Key }, ConsistentRead: true }))).Item !==
    undefined;
  return { ...judged, findings: await invariants.finish(isThere) };
}

function writtenAt({ pk, sk, updatedAt, createdAt }: Item): string | undefined {
  // Every change leaves an audit entry, under its time.
  if (String(pk).startsWith(scopes.audit)) return String(sk).split('#')[0];
  return (updatedAt ?? createdAt) as string | undefined;
}
