import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import { applyAnswer } from '../approval/apply-answer.ts';
import type { Key } from '../shared/data/keys.ts';
import { answersPartition, scopes } from '../shared/data/table.ts';
import { sendNew, sendWaiting } from '../shared/email/waiting.ts';
import { logFor } from '../shared/log/log.ts';

/** A run starts no mail after this time, so that it ends before the next one. */
const runMs = 30_000;

type Woken = DynamoDBStreamEvent | Pick<ScheduledEvent, 'id' | 'time'>;

/** The stream brings new mails and answers, and each minute a run sends the mails that wait. */
export async function handler(event: Woken): Promise<DynamoDBBatchResponse | undefined> {
  if ('Records' in event) return await carryOver(event);
  await sendWaiting(logFor({ requestId: event.id }), new Date(event.time), performance.now() + runMs);
  return undefined;
}

/** A repeated batch finds the finished records done. Answers have an order, and so do mails. */
async function carryOver({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const answers = Records.filter(isStatement);
  const mails = Records.filter((record) => !isStatement(record));
  const failed = await Promise.all([answers, mails].map(inOrder));
  return { batchItemFailures: failed.flat() };
}

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
    else await sendNew(key.pk.slice(scopes.mail.length), log);
    return [];
  } catch (error) {
    log(isStatement(record) ? 'ANSWER_DELAYED' : 'MAIL_DELAYED', { cause: String(error) });
    return [{ itemIdentifier: dynamodb!.SequenceNumber! }];
  }
}
