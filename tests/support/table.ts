import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
  paginateQuery,
  paginateScan,
} from '@aws-sdk/lib-dynamodb';
import { inject, expect } from 'vitest';
import type { Key } from '#functions/shared/data/keys';

let opened: DynamoDBDocumentClient | undefined;

/** The table behind the gateway, for rows that no route can make or show. */
export function table(): { client: DynamoDBDocumentClient; TableName: string } {
  const { endpoints, region, credentials, tableName } = inject('cloud');
  opened ??= DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: endpoints.dynamodb, region, credentials }),
  );
  return { client: opened, TableName: tableName };
}

export async function dumpPartition(pk: string): Promise<Record<string, unknown>[]> {
  const { client, TableName } = table();
  const items: Record<string, unknown>[] = [];
  const query = {
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  };
  for await (const page of paginateQuery({ client }, query)) items.push(...(page.Items ?? []));
  return items;
}

export async function dumpNames(
  rows: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const pages = rows.filter(({ sk }) => sk === 'PAGE');
  const names = pages.flatMap(({ slugs }) => (slugs instanceof Set ? [...(slugs as Set<string>)] : []));
  return (await Promise.all(names.map((name) => dumpPartition(`PUB#${name}`)))).flat();
}

export async function auditOf(scope: string, action?: string): Promise<Record<string, unknown>[]> {
  // A test whose clock runs ahead writes into the next month near the end of this one.
  const now = new Date();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
  const months = [now, next].map((at) => at.toISOString().slice(0, 7).replace('-', ''));
  const entries = (await Promise.all(months.map((month) => dumpPartition(`AUDIT#${scope}#${month}`)))).flat();
  return action ? entries.filter((entry) => entry.action === action) : entries;
}

export async function removeItem(Key: Key): Promise<void> {
  const { client, TableName } = table();
  await client.send(new DeleteCommand({ TableName, Key }));
}

export async function dumpTable(): Promise<Record<string, unknown>[]> {
  const { client, TableName } = table();
  const items: Record<string, unknown>[] = [];
  for await (const page of paginateScan({ client }, { TableName, ConsistentRead: true })) {
    items.push(...(page.Items ?? []));
  }
  return items;
}

/** Writes a row without any rule of the product. */
export async function putRow(key: { pk: string; sk: string }, item: object): Promise<void> {
  const { client, TableName } = table();
  await client.send(new PutCommand({ TableName, Item: { ...item, ...key } }));
}

export async function updateRow(
  { pk, sk }: Key,
  UpdateExpression: string,
  ExpressionAttributeValues?: Record<string, unknown>,
): Promise<void> {
  const { client, TableName } = table();
  const change = { UpdateExpression, ExpressionAttributeValues };
  await client.send(new UpdateCommand({ TableName, Key: { pk, sk }, ...change }));
}

export async function readItem(key: {
  pk: string;
  sk: string;
}): Promise<Record<string, unknown> | undefined> {
  const { client, TableName } = table();
  const { Item } = await client.send(new GetCommand({ TableName, Key: { ...key }, ConsistentRead: true }));
  return Item;
}

export const aTombstone = {
  pk: expect.any(String) as string,
  sk: expect.any(String) as string,
  gone: true,
  expiresAt: expect.any(Number) as number,
};
