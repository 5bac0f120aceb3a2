import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { emailHash } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import type { Mail } from '#functions/shared/email/outbox';
import { handler } from '#functions/triggers/work-outbox';
import { runInProcess } from '../support/in-process.ts';
import { mailsTo, nextMail, outboxItem, putIntoOutbox } from '../support/mail.ts';
import { putRow, readItem } from '../support/table.ts';
import { times } from '../support/call.ts';

let made = 0;
const address = (name = 'guest', domain = 'example.com') => {
  made += 1;
  return `${name}+${process.pid}-${Date.now()}-${made}@${domain}`;
};

const validUntil = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
const invitation = (to: string, change: Partial<Mail & { kind: 'invitation' }> = {}): Mail => ({
  kind: 'invitation',
  to,
  organizationId: '01HZX0000000000000000000AB',
  organizationName: 'Example Oy',
  inviterName: 'Ada Virtanen',
  role: 'admin',
  validUntil,
  ...change,
});

describe('a mail in the outbox', () => {
  it('is sent as text and HTML, and its stored content is removed', async () => {
    const to = address();
    const id = await putIntoOutbox(invitation(to));
    const mail = await nextMail(to);
    expect(mail).toMatchObject({
      from: 'Refdeck <no-reply@refdeck.example>',
      to: [to],
      subject: 'Ada Virtanen invites you to Example Oy on Refdeck',
    });
    const link = `${inject('cloud').origin}/app/profile/join/01HZX0000000000000000000AB`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    for (const part of [mail.text, mail.html]) {
      expect(part).toMatch(/as admin[^]*valid until[^]*If you did not expect this, you can ignore it/);
    }
    const item = await outboxItem(id, 'sent');
    expect(item).toMatchObject({ attempts: 1 });
    expect(JSON.stringify(item)).not.toContain('@');
  });

  it('is repeated after a throttle and sent once', async () => {
    const to = address('throttle-2', 'simulator.example');
    const id = await putIntoOutbox(invitation(to));
    expect(await outboxItem(id, 'sent', 'failed')).toMatchObject({ status: 'sent', attempts: 1 });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('fails at once when SES refuses it, without blocking later mails', async () => {
    const id = await putIntoOutbox(invitation(address('reject', 'simulator.example')));
    expect(await outboxItem(id, 'sent', 'failed')).toMatchObject({
      status: 'failed',
      cause: 'MessageRejected',
      attempts: 1,
    });
    await nextMail(await another());
  });

  it('is sent again after its lease when the sender died', async () => {
    const to = address();
    const leaseUntil = new Date(Date.now() + 1_500).toISOString();
    const id = await putIntoOutbox(invitation(to), { status: 'sending', attempts: 1, leaseUntil });
    expect(await outboxItem(id, 'sent')).toMatchObject({ attempts: 2 });
    expect(new Date((await nextMail(to)).at).toISOString() > leaseUntil).toBe(true);
  });
});

/** Sends one more mail and returns its address; it shows that earlier ones are done. */
async function another(): Promise<string> {
  const to = address();
  await putIntoOutbox(invitation(to));
  return to;
}

describe('a stream record that is delivered several times at once', () => {
  beforeAll(runInProcess);

  const deliver = async (mailId: string) => {
    const { pk, sk } = keys.mail(mailId);
    const Keys = { pk: { S: pk }, sk: { S: sk } };
    const record: DynamoDBRecord = { eventID: mailId, dynamodb: { Keys, SequenceNumber: '1' } };
    const event: DynamoDBStreamEvent = { Records: [record] };
    return await handler(event);
  };

  it('sends one mail', async () => {
    const to = address();
    const id = await putIntoOutbox(invitation(to));
    const responses = await times(8, () => deliver(id));
    expect(responses).toEqual(Array.from({ length: 8 }, () => ({ batchItemFailures: [] })));
    expect(await outboxItem(id, 'sent')).toMatchObject({ attempts: 1 });
    expect(await mailsTo(to)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  const organizationId = '01HZX0000000000000000000CD';
  const row = (to: string) => keys.invitation(organizationId, emailHash(to));

  it.each([
    ['sent', 'guest', 'example.com'],
    ['failed', 'reject', 'simulator.example'],
  ] as const)('shows that its mail was %s', async (delivery, name, domain) => {
    const to = address(name, domain);
    await putRow(row(to), { validUntil, delivery: 'sending' });
    const id = await putIntoOutbox(invitation(to, { organizationId }));
    await outboxItem(id, delivery);
    expect(await readItem(row(to))).toEqual({ ...row(to), validUntil, delivery });
  });

  it('that was renewed does not show the result of the earlier mail', async () => {
    const to = address();
    const renewed = { ...row(to), validUntil: '2099-01-01T00:00:00.000Z', delivery: 'sending' };
    await putRow(row(to), renewed);
    await outboxItem(await putIntoOutbox(invitation(to, { organizationId })), 'sent');
    expect(await readItem(row(to))).toEqual(renewed);
  });

  it('that was revoked is not created again', async () => {
    const to = address();
    await outboxItem(await putIntoOutbox(invitation(to, { organizationId })), 'sent');
    expect(await readItem(row(to))).toBeUndefined();
  });
});
