import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Log } from '../shared/log/log.ts';
import { writeCopy } from './copies.ts';

/** Entries are only ever added, so any other change of one is reported. Visitors wait for the stream, so nothing fails. */
export async function copyEntries(records: readonly DynamoDBRecord[], log: Log): Promise<void> {
  for (const record of records.filter(isTampering)) {
    const { pk, sk } = record.dynamodb!.Keys!;
    log('AUDIT_CHANGED', { entry: `${pk!.S} ${sk!.S}`, change: record.eventName }, { AuditDiffers: 1 });
  }
  const added = records.filter(({ eventName }) => eventName === 'INSERT');
  const [first] = added;
  if (!first) return;
  const at = new Date((first.dynamodb!.ApproximateCreationDateTime ?? 0) * 1_000);
  const items = added.map(({ dynamodb }) => unmarshall(dynamodb!.NewImage as Record<string, AttributeValue>));
  try {
    await writeCopy(at, first.eventID!, items);
  } catch (error) {
    const keys = items.map(({ pk, sk }) => `${pk as string} ${sk as string}`);
    log('AUDIT_NOT_COPIED', { cause: (error as Error).name, keys }, { AuditDiffers: items.length });
  }
}

/** The table removes an entry when it expires. */
const isTampering = ({ eventName, userIdentity }: DynamoDBRecord): boolean =>
  eventName !== 'INSERT' &&
  (userIdentity as { principalId?: string } | undefined)?.principalId !== 'dynamodb.amazonaws.com';
