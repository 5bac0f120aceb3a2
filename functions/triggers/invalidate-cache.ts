import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamHandler } from 'aws-lambda';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { convertToNative } from '@aws-sdk/util-dynamodb';
import { hashOf } from '../shared/data/hash.ts';
import { scopes } from '../shared/data/table.ts';
import { filePathsOf, invalidateCache, pagesOf } from '../shared/edge/invalidate-cache.ts';
import { filesForgotten, settlePublicFiles } from '../publication/public-files.ts';
import { filesChangedBy, type ChangedFiles } from '../publication/changed-files.ts';
import { logFor, type Log } from '../shared/log/log.ts';

/**
 * Runs when the row of a public page has changed or is gone: its version grows with everything that visitors see. Files that are shown
 * now become public, those that are not any more are hidden, and the edge forgets both pages and files. All changes of a batch are one
 * call, and the same batch delivered again ends the same.
 */
export const handler: DynamoDBStreamHandler = async ({ Records }): Promise<DynamoDBBatchResponse> => {
  const log = logFor({ record: Records[0]?.eventID });
  try {
    const { hidden, failed } = await settleAll(Records, log);
    const unvisited = new Set(Records.filter(isSmokeTest).map(idOf));
    const shown = hidden.filter((organizationId) => !unvisited.has(organizationId));
    const items = [...pagesOf(Records.filter(isVisited).map(idOf)), ...filePathsOf(shown)];
    // The items belong to the reference, because a repeated batch may contain more of them.
    const events = Records.map(({ eventID = '' }) => eventID);
    if (items.length > 0) await invalidateCache(items, hashOf('edge', ...events, ...items));
    for (const organizationId of hidden) await filesForgotten(organizationId);
    if (failed) return again(Records);
    return { batchItemFailures: [] };
  } catch (error) {
    log('CACHE_NOT_INVALIDATED', { cause: error instanceof Error ? error.name : String(error) });
    return again(Records);
  }
};

/** One whose files cannot be settled keeps no page, and no other organization, waiting. */
async function settleAll(records: readonly DynamoDBRecord[], log: Log) {
  const hidden: string[] = [];
  let failed = false;
  for (const organizationId of new Set(records.map(idOf))) {
    const changes = records.filter((one) => idOf(one) === organizationId).map(changeOf);
    const known = changes.filter((change) => change !== undefined);
    try {
      if (await settlePublicFiles(organizationId, known.length < changes.length ? undefined : known))
        hidden.push(organizationId);
    } catch (error) {
      failed = true;
      log('FILES_NOT_SETTLED', {
        organizationId,
        cause: error instanceof Error ? error.name : String(error),
      });
    }
  }
  return { hidden, failed };
}

/** All of them together again: in halves they would be twice as many calls. */
const again = (records: readonly DynamoDBRecord[]): DynamoDBBatchResponse => ({
  batchItemFailures: [{ itemIdentifier: records[0]!.dynamodb!.SequenceNumber! }],
});

/** Which files a change is about; a row that is gone, or does not say, may be about all. */
function changeOf({ dynamodb }: DynamoDBRecord): ChangedFiles | undefined {
  const { NewImage: { changed, gone } = {}, ApproximateCreationDateTime: seconds } = dynamodb!;
  if (!changed || gone || !seconds) return undefined;
  return filesChangedBy(convertToNative(changed as AttributeValue), new Date(seconds * 1_000));
}

const idOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb!.Keys!.pk!.S!.slice(scopes.public.length);

/** Nobody visits its pages but itself, past the edge's cache; a tag to be forgotten costs half a cent. */
const isSmokeTest = ({ dynamodb }: DynamoDBRecord): boolean => dynamodb!.NewImage?.smokeTest?.BOOL === true;

/** A removed row was a tombstone, which was invalidated when it replaced the page. */
const isVisited = (record: DynamoDBRecord): boolean => record.eventName !== 'REMOVE' && !isSmokeTest(record);
