import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { inject, vi } from 'vitest';
import { keys } from '#functions/shared/data/keys';
import { transactItems } from '#functions/shared/data/write';
import { mailStep, type Mail, type OutboxItem } from '#functions/shared/email/outbox';
import type { MailMessage } from '@refdeck/local-cloud/mail/mailbox';
import { readItem, table } from './table.ts';

export async function mailsTo(...addresses: string[]): Promise<MailMessage[]> {
  const response = await fetch(`${inject('cloud').origin}/__local/mail.json`);
  const all = (await response.json()) as MailMessage[];
  return all.filter(({ to }) => addresses.some((address) => to.includes(address)));
}

export function nextMail(address: string, count = 1): Promise<MailMessage> {
  return vi.waitFor(
    async () => {
      const mails = await mailsTo(address);
      if (mails.length < count) throw new Error(`${mails.length} of ${count} mails so far`);
      return mails[0]!;
    },
    { timeout: 60_000, interval: 100 },
  );
}

export function mailAbout(address: string, subject: RegExp): Promise<MailMessage> {
  return vi.waitFor(
    async () => {
      const found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
      return found ?? Promise.reject(new Error('Not so far'));
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** Puts a mail into the outbox as an operation does; `change` sets its history. */
export async function putIntoOutbox(mail: Mail, change: Partial<OutboxItem> = {}): Promise<string> {
  const { client, TableName } = table();
  const [item] = transactItems([mailStep(mail, new Date())], TableName);
  Object.assign(item!.Put!.Item!, change);
  await client.send(new TransactWriteCommand({ TransactItems: [item!] }));
  return String(item!.Put!.Item!.pk).split('#')[1]!;
}

export function outboxItem(mailId: string, ...status: OutboxItem['status'][]): Promise<OutboxItem> {
  return vi.waitFor(
    async () => {
      const item = (await readItem(keys.mail(mailId))) as OutboxItem | undefined;
      if (!item || !status.includes(item.status)) throw new Error(`It is ${item?.status}`);
      return item;
    },
    { timeout: 60_000, interval: 100 },
  );
}
