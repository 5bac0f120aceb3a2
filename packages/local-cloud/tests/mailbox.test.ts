import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Mailbox, mostMails } from '../mail/mailbox.ts';
import { temporaryDirectory } from './fixture/cloud.ts';

const mail = (subject: string) => ({
  from: 'a@example.com',
  to: ['b@example.com'],
  subject,
  text: '',
  html: '',
});
const newestFirst = (count: number, last: number) =>
  Array.from({ length: count }, (_, n) => String(last - n));

it('stores the newest mails in order, and deletes older ones with their files', () => {
  const { path, remove } = temporaryDirectory();
  try {
    const mailbox = new Mailbox(path);
    const [oldest] = Array.from({ length: mostMails + 2 }, (_, n) => mailbox.deliver(mail(String(n))));
    const newest = newestFirst(mostMails, mostMails + 1);
    expect(mailbox.list().map(({ subject }) => subject)).toEqual(newest);
    expect(mailbox.find(oldest!.id)).toBeUndefined();
    expect(readdirSync(path)).toHaveLength(mostMails);
    expect(new Mailbox(path).list().map(({ subject }) => subject)).toEqual(newest);
  } finally {
    remove();
  }
});
