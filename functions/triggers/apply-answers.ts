import type { DynamoDBBatchResponse, DynamoDBStreamHandler } from 'aws-lambda';
import { applyAnswer } from '../approval/apply-answer.ts';
import type { Key } from '../shared/data/keys.ts';
import { logFor } from '../shared/log/log.ts';

/**
 * Runs when a contact has said something by their link. One after the other, because what is said by one link is carried over in its
 * order; the stream comes back to the first that failed, and finds those before it done.
 */
export const handler: DynamoDBStreamHandler = async ({ Records }): Promise<DynamoDBBatchResponse> => {
  for (const { eventID, dynamodb } of Records) {
    const log = logFor({ record: eventID });
    const { pk, sk } = dynamodb!.Keys!;
    const key: Key = { pk: pk!.S!, sk: sk!.S! };
    try {
      await applyAnswer({ now: new Date(), requestId: eventID ?? 'none' }, key);
    } catch (error) {
      log('ANSWER_DELAYED', { cause: String(error) });
      return { batchItemFailures: [{ itemIdentifier: dynamodb!.SequenceNumber! }] };
    }
  }
  return { batchItemFailures: [] };
};
