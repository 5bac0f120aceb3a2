import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand, UpdateCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '@refdeck/local-cloud/listen';
import { keys } from '#functions/shared/data/keys';
import { tableKeys } from '#functions/shared/data/table';
import { transactItems } from '#functions/shared/data/write';
import { mailStep, type Mail, type OutboxItem } from '#functions/shared/email/outbox';
import type { handler as workOutbox } from '#functions/triggers/work-outbox';
import { cutOffAfter } from '../support/cut-off.ts';
import { loadFunction, runQuietly } from '../support/in-process.ts';
import { table } from '../support/table.ts';

/** These tests have their own table and SES, because a refusal holds up the mails of every other suite. */
const TableName = `Refdeck-waiting-Data-Tenants-${process.pid}`;
const { client } = table();
const start = new Date();
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
let handler: typeof workOutbox;
let ses: Awaited<ReturnType<typeof startSes>>;

runQuietly();
beforeAll(async () => {
  ses = await startSes();
  const environment = { TABLE_NAME: TableName, AWS_ENDPOINT_URL_SESV2: ses.endpoint };
  ({ handler } = await loadFunction(() => import('#functions/triggers/work-outbox'), environment));
  const { partition, sort } = tableKeys;
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: partition, KeyType: 'HASH' },
        { AttributeName: sort, KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [partition, sort].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    }),
  );
});
afterAll(() => ses.stop());

/** SES refuses while `refusal` is set, and remembers who was tried and who got a mail. */
async function startSes() {
  const state = { refusal: undefined as string | undefined, asked: 0, taken: [] as string[] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      state.asked += 1;
      if (state.refusal) {
        response.writeHead(400, { 'x-amzn-errortype': state.refusal }).end('{"message":"Refused"}');
        return;
      }
      const mail = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
      state.taken.push(`${mail.Destination.ToAddresses[0]} ${mail.Content.Simple.Subject.Data}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"1"}');
    });
  });
  return { ...(await listen(server)), state };
}

interface Sent {
  Destination: { ToAddresses: string[] };
  Content: { Simple: { Subject: { Data: string } } };
}

let made = 0;
/** Mails in a row, with the times of their causes a second apart. */
async function queue(mail: Mail, at = start): Promise<string> {
  made += 1;
  const step = mailStep(mail, new Date(at.getTime() + made * 1_000));
  await client.send(new TransactWriteCommand({ TransactItems: transactItems([step], TableName) }));
  return step.key.pk.split('#')[1]!;
}

const welcome = (to: string): Mail => ({ kind: 'newsletter-welcome', to, token: 'x' });
const confirm = (to: string): Mail => ({ kind: 'newsletter-confirm', to, token: 'x' });
const security = (to: string): Mail => ({ kind: 'security', to, event: 'password', at: start.toISOString() });
const nameless = (to: string) => ({ kind: 'nothing', to }) as unknown as Mail;

async function stream(...mailIds: string[]) {
  const Records = mailIds.map((mailId): DynamoDBRecord => {
    const { pk, sk } = keys.mail(mailId);
    const Keys = { pk: { S: pk }, sk: { S: sk } };
    return { eventID: mailId, dynamodb: { Keys, SequenceNumber: mailId } };
  });
  return (await handler({ Records }))!.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

const run = (at: Date) => handler({ id: 'run', time: at.toISOString() });

const outboxItem = async (mailId: string) =>
  (await client.send(new GetCommand({ TableName, Key: keys.mail(mailId) }))).Item as OutboxItem;

async function unsent(): Promise<string[]> {
  const found: string[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName }))
    found.push(...Items.filter(({ pk }) => pk === 'JOB#mail').map(({ sk }) => String(sk)));
  return found.toSorted();
}

/** The real lease would end in half a minute. */
async function endLease(mailId: string): Promise<void> {
  await client.send(
    new UpdateCommand({ TableName, Key: keys.mail(mailId), UpdateExpression: 'REMOVE leaseUntil' }),
  );
}

const paused = 'SendingPausedException';

beforeEach(async () => {
  ses.state.refusal = undefined;
  await run(minutes(100_000));
  Object.assign(ses.state, { asked: 0, taken: [] });
});

describe('while SES takes no mails', () => {
  it('mails wait for an hour and are then sent once, security first, in order', async () => {
    ses.state.refusal = paused;
    const ids = [
      await queue(confirm('one@example.com')),
      await queue(welcome('one@example.com')),
      await queue(welcome('two@example.com')),
      await queue(security('three@example.com')),
    ];
    expect(await stream(...ids)).toEqual([]);
    expect(ses.state.asked).toBe(1);
    const askedAt: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      const before = ses.state.asked;
      await run(minutes(minute));
      if (ses.state.asked > before) askedAt.push(minute);
    }
    const pauses = askedAt.slice(1).map((minute, n) => minute - askedAt[n]!);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(askedAt.length).toBeLessThan(10);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(16);

    ses.state.refusal = undefined;
    const late = await queue(welcome('one@example.com'), minutes(60));
    expect(await stream(late)).toEqual([]);
    expect(ses.state.taken).toEqual([]);
    for (let minute = 61; minute <= 76; minute += 1) await run(minutes(minute));
    expect(ses.state.taken.map((mail) => mail.split(' ')[0])).toEqual([
      'three@example.com',
      'one@example.com',
      'one@example.com',
      'two@example.com',
      'one@example.com',
    ]);
    expect(ses.state.taken[1]).toContain('Confirm');
    for (const id of [...ids, late]) expect(await outboxItem(id)).toMatchObject({ status: 'sent' });
    expect(await unsent()).toEqual([]);
  });

  it('a mail that failed after a day is sent once when resent twice', async () => {
    ses.state.refusal = paused;
    const id = await queue(welcome('day@example.com'));
    await stream(id);
    for (let hour = 1; hour <= 23; hour += 1) await run(minutes(hour * 60));
    expect(await outboxItem(id)).toMatchObject({ status: 'pending' });
    await run(minutes(24 * 60 + 60));
    expect(await outboxItem(id)).toMatchObject({ status: 'failed', cause: paused });
    expect(await unsent()).toEqual([`9#${id}`]);

    ses.state.refusal = undefined;
    await run(minutes(24 * 60 + 120));
    expect(ses.state.taken).toEqual([]);
    expect(await mails()).toEqual([0, expect.stringMatching(/failed\s+newsletter-welcome.*SendingPaused/)]);
    expect((await mails())[1]).not.toContain('day@example.com');
    expect(await mails('--resend', '--kind', 'invitation')).toEqual([0, 'Sent again: 0\n']);
    expect(await mails('--resend', '--since', minutes(60).toISOString())).toEqual([0, 'Sent again: 0\n']);
    const twice = await Promise.all([mails('--resend'), mails('--resend')]);
    expect(twice.map(([, out]) => out).toSorted()).toEqual(['Sent again: 0\n', 'Sent again: 1\n']);
    await Promise.all([run(minutes(3_000)), run(minutes(3_000))]);
    expect(ses.state.taken).toHaveLength(1);
    expect(await unsent()).toEqual([]);
  });

  it('a function killed at any write loses no mail and sends none twice', async () => {
    for (let writes = 0, finished = false; !finished; writes += 1) {
      ses.state.refusal = paused;
      const to = `killed-${writes}@example.com`;
      const id = await queue(welcome(to));
      finished = await cutOffAfter(writes, async () => {
        if ((await stream(id)).length > 0) throw new Error('Killed');
      });
      await endLease(id);
      expect(await stream(id)).toEqual([]);
      ses.state.refusal = undefined;
      await run(minutes(30));
      expect(ses.state.taken.filter((mail) => mail.startsWith(to))).toHaveLength(1);
      expect(await unsent()).toEqual([]);
    }
  });

  it('a killed run loses no mail and repeats only one that SES had taken', async () => {
    for (let writes = 0, finished = false; !finished; writes += 1) {
      ses.state.refusal = paused;
      const ids = [
        await queue(welcome(`first-${writes}@e.example`)),
        await queue(welcome(`next-${writes}@e.example`)),
      ];
      await stream(...ids);
      ses.state.refusal = undefined;
      finished = await cutOffAfter(writes, () => run(minutes(30)));
      for (const id of ids) await endLease(id);
      await run(minutes(31));
      expect(await unsent()).toEqual([]);
      const counts = ['first', 'next'].map(
        (name) => ses.state.taken.filter((mail) => mail.startsWith(`${name}-${writes}@`)).length,
      );
      expect(Math.min(...counts)).toBe(1);
      expect(counts[0]! + counts[1]!).toBeLessThanOrEqual(3);
      if (finished) expect(counts).toEqual([1, 1]);
    }
  });

  it('a mail that cannot be written fails at once and holds up no other', async () => {
    const ids = [await queue(nameless('never@example.com')), await queue(welcome('next@example.com'))];
    expect(await stream(...ids)).toEqual([]);
    expect(await outboxItem(ids[0]!)).toMatchObject({ status: 'failed', cause: 'TypeError' });
    expect(ses.state.taken).toHaveLength(1);
  });
});

/** Runs `npm run mails` against this table. */
const mails = (...args: string[]) =>
  new Promise<[unknown, string]>((resolve) => {
    const file = ['--import', 'tsx', 'tools/restore-drill/mails.ts'];
    execFile(
      process.execPath,
      [...file, '--stage', 'test', '--table', TableName, ...args],
      (error, out, err) => resolve([error?.code ?? 0, out + err]),
    );
  });
