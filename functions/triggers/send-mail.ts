import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamHandler } from 'aws-lambda';
import type { Key } from '../shared/data/keys.ts';
import { logFor } from '../shared/log/log.ts';
import { deliver } from '../shared/email/deliver.ts';

/**
 * Runs when a mail was put into the outbox. The records of a batch go side by side, and one that failed holds up no other:
 * delivered again with it, the others find that they were sent.
 */
export const handler: DynamoDBStreamHandler = async ({ Records }): Promise<DynamoDBBatchResponse> => {
  const failed = await Promise.all(Records.map(attempt));
  return { batchItemFailures: failed.filter((failure) => failure !== undefined) };
};

async function attempt({ eventID, dynamodb }: DynamoDBRecord) {
  const log = logFor({ record: eventID });
  try {
    const { pk, sk } = dynamodb!.Keys!;
    const key: Key = { pk: pk!.S!, sk: sk!.S! };
    await deliver(key, log);
    return undefined;
  } catch (error) {
    log('MAIL_DELAYED', { cause: String(error) });
    return { itemIdentifier: dynamodb!.SequenceNumber! };
  }
}
