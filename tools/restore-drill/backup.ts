import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  paginateScan,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type DynamoDBClient,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { Refusal } from './operator.ts';
import { untilActive } from './settings.ts';

export interface Backup {
  about: string;
  moment(): Promise<Date>;
  restore(target: string, moment: Date): Promise<void>;
  /** The drill completes and keeps this table. */
  restored?: string;
}

/** Restores `wanted`, or the latest moment. */
export function pointInTime(client: DynamoDBClient, SourceTableName: string, wanted?: Date): Backup {
  return {
    about: 'DynamoDB on AWS, restored by RestoreTableToPointInTime.',
    moment: async () => {
      const { earliest, latest } = await recoveryWindow(client, SourceTableName);
      const moment = wanted ?? latest;
      if (moment >= earliest && moment <= latest) return moment;
      throw new Refusal(
        `${moment.toISOString()} cannot be restored: the window is from ${earliest.toISOString()} to ${latest.toISOString()}.`,
      );
    },
    restore: async (TargetTableName, RestoreDateTime) => {
      await client.send(
        new RestoreTableToPointInTimeCommand({ SourceTableName, TargetTableName, RestoreDateTime }),
      );
      await untilActive(client, TargetTableName);
    },
  };
}

async function recoveryWindow(client: DynamoDBClient, TableName: string) {
  const { ContinuousBackupsDescription: backups } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  );
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } =
    backups?.PointInTimeRecoveryDescription ?? {};
  if (earliest && latest) return { earliest, latest };
  throw new Refusal(`${TableName} has no point-in-time recovery.`);
}

/** A table that an operator restored from another account's vault. `takenAt` is the time of the backup. */
export function alreadyRestored(client: DynamoDBClient, restored: string, takenAt: Date): Backup {
  return {
    about: 'DynamoDB on AWS, restored by AWS Backup before the drill began.',
    moment: async () => takenAt,
    restore: async (target) => {
      await requireTable(client, target);
      await untilActive(client, target);
    },
    restored,
  };
}

/** DynamoDB Local has no backups. */
export function copied(client: DynamoDBClient, source: string, takenAt: Date): Backup {
  return {
    about:
      'DynamoDB Local, which has no point-in-time recovery: the table was copied. The times are of this machine and say nothing about AWS.',
    moment: async () => takenAt,
    restore: (target) => copyTable(client, source, target),
  };
}

export async function copyTable(client: DynamoDBClient, source: string, target: string): Promise<void> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: source }));
  await client.send(
    new CreateTableCommand({
      TableName: target,
      KeySchema: Table!.KeySchema,
      AttributeDefinitions: Table!.AttributeDefinitions,
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
  await untilActive(client, target);
  const pages = paginateScan({ client, pageSize: 500 }, { TableName: source, ConsistentRead: true });
  for await (const { Items = [] } of pages) {
    for (let from = 0; from < Items.length; from += 25) {
      const batch = Items.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } }));
      await writeAll(client, target, batch);
    }
  }
}

async function writeAll(client: DynamoDBClient, table: string, requests: WriteRequest[]): Promise<void> {
  let pending = requests;
  while (pending.length > 0) {
    const response = await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: pending } }));
    pending = response.UnprocessedItems?.[table] ?? [];
  }
}

export async function requireTable(client: DynamoDBClient, TableName: string): Promise<void> {
  try {
    await client.send(new DescribeTableCommand({ TableName }));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    throw new Refusal(`There is no table ${TableName} in this account and region.`);
  }
}
