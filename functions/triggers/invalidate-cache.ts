import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamHandler } from 'aws-lambda';
import { hashOf } from '../shared/data/hash.ts';
import { scopes } from '../shared/data/table.ts';
import { invalidateCache } from '../shared/edge/invalidate-cache.ts';
import { logFor } from '../shared/log/log.ts';

/**
 * Runs when the row of a public page has changed or is gone: its version grows with everything that visitors see. All
 * changes of a batch are one call, and the same batch delivered again is the same call.
 */
export const handler: DynamoDBStreamHandler = async ({ Records }): Promise<DynamoDBBatchResponse> => {
  const log = logFor({ record: Records[0]?.eventID });
  const reference = hashOf('edge', ...Records.map(({ eventID = '' }) => eventID));
  try {
    await invalidateCache(Records.flatMap(namesOf), reference);
    return { batchItemFailures: [] };
  } catch (error) {
    log('CACHE_NOT_INVALIDATED', { cause: error instanceof Error ? error.name : String(error) });
    // All of them together again: in halves they would be twice as many calls.
    return { batchItemFailures: [{ itemIdentifier: Records[0]!.dynamodb!.SequenceNumber! }] };
  }
};

/** Its id, the name that it has in addresses, and the one of before, which leads there from now on. */
function namesOf({ dynamodb }: DynamoDBRecord): string[] {
  const { slug, slugBefore } = dynamodb!.NewImage ?? {};
  const id = dynamodb!.Keys!.pk!.S!.slice(scopes.public.length);
  return [id, slug?.S, slugBefore?.S].filter((name) => name !== undefined);
}
