import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { keys, type Key } from '#functions/shared/data/keys';

/** Where it stands: the key that its last page ended with, or that it is done. */
interface Progress {
  after?: Key;
  done?: boolean;
}

export interface Migration {
  name: string;
  /** How many rows it wrote or removed for this one: 0 when there was nothing to do. Run twice, it changes nothing more. */
  rewrite: (client: DynamoDBDocumentClient, TableName: string, key: Key) => Promise<number>;
  /** From the beginning. */
  again: boolean;
}

const pageSize = 200;

/** Goes through the whole table; goes on where it was killed, and once done reads one item. */
export async function migrateRows(
  engine: DynamoDBClient,
  TableName: string,
  { name, rewrite, again }: Migration,
): Promise<{ rows: number }> {
  const client = DynamoDBDocumentClient.from(engine);
  const progressKey = keys.migration(name);
  const { Item } = await client.send(new GetCommand({ TableName, Key: progressKey, ConsistentRead: true }));
  let { after, done = false }: Progress = (!again && Item) || {};
  let rows = 0;
  while (!done) {
    const page = await client.send(
      new ScanCommand({
        TableName,
        ProjectionExpression: 'pk, sk',
        Limit: pageSize,
        ConsistentRead: true,
        ExclusiveStartKey: after,
      }),
    );
    const written = await Promise.all((page.Items as Key[]).map((key) => rewrite(client, TableName, key)));
    rows += written.reduce((sum, count) => sum + count, 0);
    after = page.LastEvaluatedKey as Key | undefined;
    done = after === undefined;
    await client.send(
      new PutCommand({
        TableName,
        Item: { ...progressKey, done, ...(after && { after }) } satisfies Progress,
      }),
    );
  }
  return { rows };
}
