import { setTimeout as sleep } from 'node:timers/promises';
import {
  ContinuousBackupsUnavailableException,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ListTagsOfResourceCommand,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  type DynamoDBClient,
  type StreamViewType,
} from '@aws-sdk/client-dynamodb';

/** A restore loses these. Undefined means off, or unsupported by this engine. */
export interface Settings {
  expiresBy?: string | undefined;
  stream?: StreamViewType | undefined;
  recoveryDays?: number | undefined;
  isProtected: boolean;
  tags: Record<string, string>;
}

export async function readSettings(client: DynamoDBClient, TableName: string): Promise<Settings> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const [expiry, backups, tags] = await Promise.all([
    client.send(new DescribeTimeToLiveCommand({ TableName })),
    unlessUnknown(() => client.send(new DescribeContinuousBackupsCommand({ TableName }))),
    unlessUnknown(() => client.send(new ListTagsOfResourceCommand({ ResourceArn: Table!.TableArn }))),
  ]);
  const recovery = backups?.ContinuousBackupsDescription?.PointInTimeRecoveryDescription;
  const isExpiring = ['ENABLED', 'ENABLING'].includes(expiry.TimeToLiveDescription?.TimeToLiveStatus ?? '');
  return {
    expiresBy: isExpiring ? expiry.TimeToLiveDescription?.AttributeName : undefined,
    stream: Table?.StreamSpecification?.StreamViewType,
    recoveryDays:
      recovery?.PointInTimeRecoveryStatus === 'ENABLED' ? (recovery.RecoveryPeriodInDays ?? 35) : undefined,
    isProtected: Table?.DeletionProtectionEnabled ?? false,
    tags: Object.fromEntries(
      (tags?.Tags ?? [])
        .map(({ Key, Value }) => [Key!, Value!] as const)
        .filter(([name]) => !name.startsWith('aws:')),
    ),
  };
}

export async function putBackSettings(
  client: DynamoDBClient,
  TableName: string,
  wanted: Settings,
): Promise<void> {
  const has = await readSettings(client, TableName);
  if (wanted.expiresBy && has.expiresBy !== wanted.expiresBy) {
    const TimeToLiveSpecification = { Enabled: true, AttributeName: wanted.expiresBy };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
  if (wanted.stream && has.stream !== wanted.stream) {
    const StreamSpecification = { StreamEnabled: true, StreamViewType: wanted.stream };
    await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
    await untilActive(client, TableName);
  }
  if (wanted.isProtected && !has.isProtected) await protect(client, TableName, true);
  if (wanted.recoveryDays && has.recoveryDays !== wanted.recoveryDays) {
    await turnOnRecovery(client, TableName, wanted.recoveryDays);
  }
  const tags = Object.entries(wanted.tags).filter(([name, value]) => has.tags[name] !== value);
  if (tags.length > 0) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    const Tags = tags.map(([Key, Value]) => ({ Key, Value }));
    await client.send(new TagResourceCommand({ ResourceArn: Table!.TableArn, Tags }));
  }
}

export async function protect(client: DynamoDBClient, TableName: string, isOn: boolean): Promise<void> {
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: isOn }));
  await untilActive(client, TableName);
}

/** A restore takes from minutes to hours. */
const longestSeconds = 8 * 60 * 60;

export async function untilActive(client: DynamoDBClient, TableName: string): Promise<void> {
  await waitUntilTableExists(
    { client, maxWaitTime: longestSeconds, minDelay: 1, maxDelay: 20 },
    { TableName },
  );
}

const recoveryAttempts = 60;
const recoveryDelayMs = 5_000;

/** A new table is not ready for it at once. */
async function turnOnRecovery(client: DynamoDBClient, TableName: string, days: number): Promise<void> {
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: days };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
      return;
    } catch (error) {
      const mayPass = error instanceof ContinuousBackupsUnavailableException;
      if (!mayPass || attempt === recoveryAttempts) throw error;
      await sleep(recoveryDelayMs);
    }
  }
}

/** DynamoDB Local supports neither tags nor recovery. */
async function unlessUnknown<Output>(read: () => Promise<Output>): Promise<Output | undefined> {
  try {
    return await read();
  } catch (error) {
    if ((error as Error).name === 'UnknownOperationException') return undefined;
    throw error;
  }
}
