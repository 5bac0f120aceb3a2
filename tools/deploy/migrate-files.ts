import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { exists } from '#functions/shared/data/expression';
import type { Key } from '#functions/shared/data/keys';
import { mayChangeAnyFile } from '#functions/shared/files/changed-files';
import { publicPageItem, scopes } from '#functions/shared/data/table';
import { transactItems, update } from '#functions/shared/data/write';
import { migrateRows } from './migrate-rows.ts';

/**
 * Files lay under their public address alone (decision 59). A page that changes has its organization's files put where they belong, by
 * the function that runs then; so each page changes once, that of a deleted organization too.
 */
export const migrateFiles = (
  engine: DynamoDBClient,
  TableName: string,
  { again = false } = {},
): Promise<{ rows: number }> => migrateRows(engine, TableName, { name: 'files', rewrite, again });

async function rewrite(client: DynamoDBDocumentClient, TableName: string, key: Key): Promise<number> {
  if (!key.pk.startsWith(scopes.public) || key.sk !== publicPageItem) return 0;
  const steps = [update(key, { add: { version: 1 }, ...mayChangeAnyFile }, { pk: exists })];
  await client.send(new TransactWriteCommand({ TransactItems: transactItems(steps, TableName) }));
  return 1;
}
