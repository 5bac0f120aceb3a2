import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { answerByLink } from '#functions/approval/answer-by-link';
import { keys, type Key } from '#functions/shared/data/keys';
import { handler } from '#functions/triggers/work-outbox';
import { allOf, makeAsking, onTheirWay } from '../support/approvals.ts';
import { runQuietly } from '../support/in-process.ts';
import { outboxItem, putIntoOutbox } from '../support/mail.ts';
import { putRow, removeItem } from '../support/table.ts';

runQuietly();
const { openRequest, one } = await makeAsking();

const recordOf = ({ pk, sk }: Key): DynamoDBRecord => ({
  eventID: sk,
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: `${pk}/${sk}` },
});
const failedOf = async (...together: Key[]) => {
  const { batchItemFailures } = (await handler({ Records: together.map(recordOf) }))!;
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
};
const numberOf = ({ pk, sk }: Key) => `${pk}/${sk}`;
const mailTo = async (to: string) => await putIntoOutbox({ kind: 'newsletter-welcome', to, token: 'x' });
const newAddress = (name: string, domain: string) => `${name}+${process.pid}-${Date.now()}@${domain}`;

async function newAnswer() {
  const { id, customerId, token } = await openRequest();
  await answerByLink(token, 'approved', allOf(), new Date());
  const [row] = await onTheirWay(id);
  return { id, customerId, key: row as unknown as Key | undefined };
}

it('a failing mail blocks no answer of its batch and is reported alone', async () => {
  const { id, customerId, key } = await newAnswer();
  // The table refuses nothing here, so the record names no mail.
  const mail = { pk: 'MAIL#?', sk: 'MAIL' };
  expect(await failedOf(mail, ...(key ? [key] : []))).toEqual([numberOf(mail)]);
  expect(await onTheirWay(id)).toEqual([]);
  expect((await one(customerId, id)).status).toBe('approved');
});

it('a failing answer blocks nothing else of its batch and is reported alone', async () => {
  // This answer has no request, so that storing it always fails.
  const broken = keys.approvalAnswer(new Date(0), 'b'.repeat(64));
  await putRow(broken, { kind: 'approved' });
  try {
    const { id, key } = await newAnswer();
    const mailId = await mailTo(newAddress('guest', 'example.com'));
    const mail = keys.mail(mailId);
    expect(await failedOf(broken, ...(key ? [key] : []), mail)).toEqual([numberOf(broken)]);
    expect(await onTheirWay(id)).toEqual([]);
    expect(await outboxItem(mailId, 'sent')).toMatchObject({ status: 'sent' });
  } finally {
    await removeItem(broken);
  }
});
