import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { requireTable } from './backup.ts';
import { openLocalData } from './local-engine.ts';
import { findTable, operateOn, Refusal } from './operator.ts';
import type { Where } from './options.ts';

/** Lets operations work on the table of a stage, or on the local data. */
export async function onTable({ stage, table, local }: Where, act: () => Promise<void>): Promise<number> {
  if (local === (stage !== undefined))
    throw new Refusal('Say where: --stage prod, or --local for the local data.');
  const engine = local ? await openLocalData() : undefined;
  try {
    const client = new DynamoDBClient({});
    const tableName = table ?? (await findTable(client, stage ?? 'local'));
    await requireTable(client, tableName);
    operateOn(tableName);
    await act();
    return 0;
  } finally {
    await engine?.stop();
  }
}
