import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { PageQuery } from '#contract/page';
import { AppError } from '../http/failure.ts';
import { openTable } from './client.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Key } from './keys.ts';

export type Item = Record<string, unknown>;

/** One item, strongly consistent. */
export async function getItem(key: Key): Promise<Item | undefined> {
  const { client, tableName } = openTable();
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return Item;
}

const batchAttempts = 4;

/** Up to 100 items in one call, strongly consistent, in the order of their keys; missing ones are undefined. */
export async function getItems(wanted: readonly Key[]): Promise<(Item | undefined)[]> {
  const { client, tableName } = openTable();
  const found: Item[] = [];
  let pending: Item[] = [...wanted] as unknown as Item[];
  for (let attempt = 0; pending.length > 0; attempt += 1) {
    if (attempt === batchAttempts) throw new AppError('BUSY');
    const answer = await client.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: pending, ConsistentRead: true } } }),
    );
    found.push(...(answer.Responses?.[tableName] ?? []));
    pending = answer.UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return wanted.map(({ pk, sk }) => found.find((item) => item.pk === pk && item.sk === sk));
}

/** One page of a kind of item in one partition, newest first (ids sort by time). */
export async function queryPage(
  pk: string,
  prefix: string,
  page: PageQuery,
): Promise<{ items: Item[]; nextCursor?: string }> {
  const { client, tableName } = openTable();
  const answer = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
      ScanIndexForward: false,
      Limit: page.limit,
      ...(page.cursor && { ExclusiveStartKey: { pk, sk: decodeCursor(page.cursor, prefix) } }),
      // A list is read right after a change was saved: it must show it.
      ConsistentRead: true,
    }),
  );
  const last = answer.LastEvaluatedKey?.sk as string | undefined;
  return { items: answer.Items ?? [], ...(last && { nextCursor: encodeCursor(last) }) };
}

export interface Selection {
  /** Items of one kind. */
  prefix?: string;
  /** Or items whose sort keys lie between these two, both included. */
  between?: readonly [from: string, to: string];
  consistent?: boolean;
}

/** All items of a partition, or some of them. Only for what a limit bounds. */
export async function queryAll(pk: string, options: Selection = {}): Promise<Item[]> {
  const { prefix, between, consistent = true } = options;
  const { client, tableName } = openTable();
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const answer = await client.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: `pk = :pk${prefix ? ' AND begins_with(sk, :prefix)' : ''}${between ? ' AND sk BETWEEN :from AND :to' : ''}`,
        ExpressionAttributeValues: {
          ':pk': pk,
          ...(prefix && { ':prefix': prefix }),
          ...(between && { ':from': between[0], ':to': between[1] }),
        },
        ConsistentRead: consistent,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    items.push(...(answer.Items ?? []));
    start = answer.LastEvaluatedKey;
  } while (start);
  return items;
}
