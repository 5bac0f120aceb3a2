import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamHandler } from 'aws-lambda';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { convertToNative } from '@aws-sdk/util-dynamodb';
import { copyEntries } from '../audit/copy-entries.ts';
import { hashOf } from '../shared/data/hash.ts';
import { scopes } from '../shared/data/table.ts';
import { filePathsOf, invalidateCache, pagesOf } from '../shared/edge/invalidate-cache.ts';
import { filesForgotten, settlePublicFiles } from '../publication/public-files.ts';
import { filesChangedBy, type ChangedFiles } from '../publication/changed-files.ts';
import { isMarked } from '../publication/may-expire.ts';
import { logFor, type Log } from '../shared/log/log.ts';

/** A table can have two readers of its stream, so this one copies the audit trail too, after the visitors. */
export const handler: DynamoDBStreamHandler = async ({ Records }): Promise<DynamoDBBatchResponse> => {
  const log = logFor({ record: Records[0]?.eventID });
  const pages = Records.filter((record) => !isEntry(record));
  const response = pages.length > 0 ? await refresh(pages, log) : { batchItemFailures: [] };
  await copyEntries(Records.filter(isEntry), log);
  return response;
};

const isEntry = ({ dynamodb }: DynamoDBRecord): boolean => dynamodb!.Keys!.pk!.S!.startsWith(scopes.audit);

/** The row changes with everything that visitors see. A repeated batch has the same effect. */
async function refresh(Records: readonly DynamoDBRecord[], log: Log): Promise<DynamoDBBatchResponse> {
  try {
    const { hidden, failed } = await settleAll(Records, log);
    const unvisited = new Set(Records.filter(isSmokeTest).map(idOf));
    const shown = hidden.filter((organizationId) => !unvisited.has(organizationId));
    // A page that still shows a file which is hidden now must go with it.
    const items = [...pagesOf([...Records.filter(isPurged).map(idOf), ...shown]), ...filePathsOf(shown)];
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
}

/** Each takes three calls, so that a thousand organizations take seconds. */
const atOnce = 25;

/** A failed organization must not stop the others. */
async function settleAll(records: readonly DynamoDBRecord[], log: Log) {
  const hidden: string[] = [];
  let failed = false;
  async function settle(organizationId: string): Promise<void> {
    const each = records.filter((one) => idOf(one) === organizationId).map(changeOf);
    const known = each.filter((change) => change !== undefined);
    try {
      if (await settlePublicFiles(organizationId, known.length < each.length ? undefined : known))
        hidden.push(organizationId);
    } catch (error) {
      failed = true;
      log('FILES_NOT_SETTLED', {
        organizationId,
        cause: error instanceof Error ? error.name : String(error),
      });
    }
  }
  const left = [...new Set(records.map(idOf))];
  while (left.length > 0) await Promise.all(left.splice(0, atOnce).map(settle));
  return { hidden, failed };
}

/** The whole batch is retried, because halves would take twice as many calls. */
const again = (records: readonly DynamoDBRecord[]): DynamoDBBatchResponse => ({
  batchItemFailures: [{ itemIdentifier: records[0]!.dynamodb!.SequenceNumber! }],
});

function changeOf({ dynamodb }: DynamoDBRecord): ChangedFiles | undefined {
  const { NewImage: { changed, gone } = {}, ApproximateCreationDateTime: seconds } = dynamodb!;
  if (!changed || gone || !seconds) return undefined;
  return filesChangedBy(convertToNative(changed as AttributeValue), new Date(seconds * 1_000));
}

const idOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb!.Keys!.pk!.S!.slice(scopes.public.length);

/** Only the smoke test visits its page, past the cache, and each invalidated tag costs half a cent. */
const isSmokeTest = ({ dynamodb }: DynamoDBRecord): boolean => dynamodb!.NewImage?.smokeTest?.BOOL === true;

/** A removed row was a tombstone, which was invalidated when it replaced the page. */
const isPurged = (record: DynamoDBRecord): boolean =>
  record.eventName !== 'REMOVE' && !isSmokeTest(record) && !isMarked(record.dynamodb!.NewImage);
