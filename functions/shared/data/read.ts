import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { PageQuery } from '#contract/primitives/page';
import { openTable } from './client.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { pauses } from './deadline.ts';
import { partitions, type Key } from './keys.ts';
import type { ScheduledJob } from './table.ts';

export type Item = Record<string, unknown>;

export interface ReadOptions {
  /** True by default. An inconsistent read costs half and may miss the last second's writes. */
  consistent?: boolean;
}

export async function getItem(key: Key): Promise<Item | undefined> {
  const { client, tableName } = openTable();
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return Item;
}

const batchSize = 100;

/** The order is that of the keys; missing items are undefined. */
export async function getItems(
  wanted: readonly Key[],
  options: ReadOptions = {},
): Promise<(Item | undefined)[]> {
  const batches = Array.from({ length: Math.ceil(wanted.length / batchSize) }, (_, n) =>
    getBatch(wanted.slice(n * batchSize, (n + 1) * batchSize), options),
  );
  const found = new Map((await Promise.all(batches)).flat().map((item) => [nameOf(item), item]));
  return wanted.map((key) => found.get(nameOf(key)));
}

const nameOf = ({ pk, sk }: Item | Key) => JSON.stringify([pk, sk]);

async function getBatch(wanted: readonly Key[], { consistent = true }: ReadOptions): Promise<Item[]> {
  const { client, tableName } = openTable();
  const found: Item[] = [];
  let pending: Item[] = wanted.map((key) => ({ ...key }));
  for (const pause = pauses(); ; await pause()) {
    const response = await client.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: pending, ConsistentRead: consistent } } }),
    );
    found.push(...(response.Responses?.[tableName] ?? []));
    pending = response.UnprocessedKeys?.[tableName]?.Keys ?? [];
    if (pending.length === 0) return found;
  }
}

/** Without a limit, one query reads 1 MB. */
export interface PageSelection extends Partial<PageQuery>, Pick<Selection, 'only'> {}

/** The newest come first, because ids sort by time. */
export async function queryPage(
  pk: string,
  prefix: string,
  page: PageSelection,
): Promise<{ items: Item[]; nextCursor?: string }> {
  const { client, tableName } = openTable();
  const response = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
      ScanIndexForward: false,
      Limit: page.limit,
      ...(page.cursor && { ExclusiveStartKey: { pk, sk: decodeCursor(pk, prefix, page.cursor) } }),
      // A list is often read right after a change, which it must show.
      ConsistentRead: true,
      ...(page.only && projection(page.only)),
    }),
  );
  const last = response.LastEvaluatedKey?.sk as string | undefined;
  return { items: response.Items ?? [], ...(last && { nextCursor: encodeCursor(pk, prefix, last) }) };
}

export async function queryKeys(pk: string, limit: number): Promise<Key[]> {
  const { client, tableName } = openTable();
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ProjectionExpression: 'pk, sk',
      Limit: limit,
      ConsistentRead: true,
    }),
  );
  return Items as Key[];
}

const scheduledPageSize = 100;

export async function* scheduled(job: ScheduledJob, now: Date): AsyncGenerator<Item> {
  const { client, tableName } = openTable();
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'pk = :pk AND sk <= :now',
        // "~" sorts after every subject of this moment.
        ExpressionAttributeValues: { ':pk': partitions.scheduled(job), ':now': `${now.toISOString()}~` },
        Limit: scheduledPageSize,
        ConsistentRead: true,
        ExclusiveStartKey: after,
      }),
    );
    yield* Items;
    after = LastEvaluatedKey;
  } while (after);
}

export interface Selection extends ReadOptions {
  prefix?: string;
  between?: readonly [from: string, to: string];
  /** Paths look like `name` or `attributes.templateId`. The read costs as much as whole items. */
  only?: readonly string[];
}

/** A limit must bound the number of items. */
export async function queryAll(pk: string, options: Selection = {}): Promise<Item[]> {
  const { prefix, between, only, consistent = true } = options;
  const { client, tableName } = openTable();
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const response = await client.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: `pk = :pk${prefix ? ' AND begins_with(sk, :prefix)' : ''}${between ? ' AND sk BETWEEN :from AND :to' : ''}`,
        ExpressionAttributeValues: {
          ':pk': pk,
          ...(prefix && { ':prefix': prefix }),
          ...(between && { ':from': between[0], ':to': between[1] }),
        },
        ConsistentRead: consistent,
        ...(only && projection(only)),
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    items.push(...(response.Items ?? []));
    start = response.LastEvaluatedKey;
  } while (start);
  return items;
}

/** Placeholders are needed because `name` and others are reserved words. */
function projection(paths: readonly string[]) {
  return {
    ProjectionExpression: paths.map((path) => `#${path.replaceAll('.', '.#')}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(
      paths.flatMap((path) => path.split('.')).map((part) => [`#${part}`, part]),
    ),
  };
}

export const storedKey = z.object({ pk: z.string(), sk: z.string() });

/** Unknown attributes are dropped. A row that does not fit is a bug and throws. */
export function fromRow<Schema extends z.ZodMiniType>(schema: Schema, item: Item): z.output<Schema>;
export function fromRow<Schema extends z.ZodMiniType>(
  schema: Schema,
  item: Item | undefined,
): z.output<Schema> | undefined;
export function fromRow<Schema extends z.ZodMiniType>(schema: Schema, item: Item | undefined) {
  return item && schema.parse(item);
}
