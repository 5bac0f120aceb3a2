import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamHandler } from 'aws-lambda';
import { applyAnswer } from '../approval/apply-answer.ts';
import type { Key } from '../shared/data/keys.ts';
import { answersPartition } from '../shared/data/table.ts';
import { deliver } from '../shared/email/deliver.ts';
import { logFor } from '../shared/log/log.ts';

/** A repeated batch finds the finished records done. Responses have an order, so they run one after the other. */
export const handler: DynamoDBStreamHandler = async ({ Records }): Promise<DynamoDBBatchResponse> => {
  const answers = Records.filter(isStatement);
  const mails = Records.filter((record) => !isStatement(record));
  const failed = await Promise.all([inOrder(answers), ...mails.map(attempt)]);
  return { batchItemFailures: failed.flat() };
};

const keyOf = ({ dynamodb }: DynamoDBRecord): Key => {
  const { pk, sk } = dynamodb!.Keys!;
  return { pk: pk!.S!, sk: sk!.S! };
};

const isStatement = (record: DynamoDBRecord): boolean => keyOf(record).pk === answersPartition;

type Failures = DynamoDBBatchResponse['batchItemFailures'];

async function inOrder(records: readonly DynamoDBRecord[]): Promise<Failures> {
  const failed: Failures = [];
  for (const record of records) failed.push(...(await attempt(record)));
  return failed;
}

async function attempt(record: DynamoDBRecord): Promise<Failures> {
  const { eventID, dynamodb } = record;
  const log = logFor({ record: eventID });
  try {
    const key = keyOf(record);
    if (isStatement(record)) await applyAnswer({ now: new Date(), requestId: eventID ?? 'none' }, key);
    else await deliver(key, log);
    return [];
  } catch (error) {
    log(isStatement(record) ? 'ANSWER_DELAYED' : 'MAIL_DELAYED', { cause: String(error) });
    return [{ itemIdentifier: dynamodb!.SequenceNumber! }];
  }
}
