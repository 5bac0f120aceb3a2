import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';

let opened: DynamoDBDocumentClient | undefined;

/** The table behind the gateway, for arranging what no route does yet and for looking at what was written. */
export function table(): { client: DynamoDBDocumentClient; TableName: string } {
  const { endpoints, region, credentials, tableName } = inject('cloud');
  opened ??= DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: endpoints.dynamodb, region, credentials }),
  );
  return { client: opened, TableName: tableName };
}

/** Every item of a partition as it stands. */
export async function dumpPartition(pk: string): Promise<Record<string, unknown>[]> {
  const { client, TableName } = table();
  const items: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const answer = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    );
    items.push(...(answer.Items ?? []));
    start = answer.LastEvaluatedKey;
  } while (start);
  return items;
}

export async function readItem(key: {
  pk: string;
  sk: string;
}): Promise<Record<string, unknown> | undefined> {
  const { client, TableName } = table();
  const { Item } = await client.send(new GetCommand({ TableName, Key: { ...key }, ConsistentRead: true }));
  return Item;
}

export async function putItem(item: Record<string, unknown>): Promise<void> {
  const { client, TableName } = table();
  await client.send(new PutCommand({ TableName, Item: item }));
}
