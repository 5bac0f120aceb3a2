import { setTimeout as sleep } from 'node:timers/promises';
import {
  AttachmentContentDisposition,
  AttachmentContentTransferEncoding,
  SendEmailCommand,
  SESv2Client,
  SESv2ServiceException,
} from '@aws-sdk/client-sesv2';
import { equals } from '../data/expression.ts';
import type { Key } from '../data/keys.ts';
import type { Item } from '../data/read.ts';
import { anyOf, mailScope, organizationScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { update } from '../data/write.ts';
import { RaceLost } from '../errors/app-error.ts';
import type { Log } from '../log/log.ts';
import type { Mail, OutboxItem } from './outbox.ts';
import { compose } from './compose.ts';
import { displayName } from './content.ts';
import { deliveryStep, reportedMail } from './delivery.ts';
import { mailEnvironment, type MailEnvironment } from './environment.ts';
import { readPictures, type MailFile } from './pictures.ts';

const mostAttempts = 5;
// The lease is longer than SES and the two writes around it can take.
const leaseSeconds = 15;
const backoffMs = 100;

const table = scopedTable(mailScope);

/**
 * A lease keeps two calls from sending the same mail. Throws until it is sent, so that a mail whose attempts all
 * failed ends in the failure queue. A crash between SES and the write sends it twice.
 */
export async function deliver(key: Key, log: Log): Promise<void> {
  const lease = await acquireLease(key);
  if (!lease) return;
  const { mail, attempts } = lease;
  try {
    await submit(mail);
  } catch (error) {
    // Only the error's name is stored, because SES quotes the address in its message.
    const cause = error instanceof Error ? error.name : 'unknown';
    const rejected = isRejected(error);
    const failed = rejected || attempts >= mostAttempts;
    await settle(key, lease, failed ? 'failed' : 'pending', rejected);
    if (failed) log('MAIL_FAILED', { kind: mail.kind, attempts, cause }, { MailsFailed: 1 });
    if (rejected) return;
    throw new Error(`Attempt ${attempts} failed: ${cause}`, { cause: error });
  }
  await settle(key, lease, 'sent');
  log('MAIL_SENT', { kind: mail.kind, attempts });
}

interface DeliveryLease {
  mail: Mail;
  attempts: number;
}

async function acquireLease(key: Key): Promise<DeliveryLease | undefined> {
  for (;;) {
    const item = (await table.get(key)) as (OutboxItem & Item) | undefined;
    if (!item?.mail || item.status === 'sent' || item.rejected) return undefined;
    const { mail, status, attempts, leaseUntil } = item;
    if (status === 'failed') throw new Error('All attempts have failed');
    const leaseLeftMs = leaseUntil ? Date.parse(leaseUntil) - Date.now() : 0;
    if (leaseLeftMs > 0) {
      // Another call is sending it, or was killed.
      await sleep(Math.min(leaseLeftMs, 1_000));
      continue;
    }
    if (attempts > 0) await sleep(backoffMs * 3 ** (attempts - 1));
    const until = new Date(Date.now() + leaseSeconds * 1_000).toISOString();
    try {
      await table.commit([
        update(
          key,
          { set: { status: 'sending', leaseUntil: until }, add: { attempts: 1 } },
          { status: equals(status), attempts: equals(attempts) },
        ),
      ]);
      return { mail, attempts: attempts + 1 };
    } catch (error) {
      if (!(error instanceof RaceLost)) throw error;
    }
  }
}

async function settle(
  key: Key,
  { mail, attempts }: DeliveryLease,
  status: 'sent' | 'failed' | 'pending',
  rejected = false,
): Promise<void> {
  const step = update(
    key,
    {
      set: { status, rejected: rejected || undefined },
      unset: ['leaseUntil', ...(status === 'sent' ? ['mail'] : [])],
    },
    { status: equals('sending'), attempts: equals(attempts) },
  );
  const reported = reportedMail(mail);
  if (!reported || status === 'pending') return table.commit([step]);
  const both = scopedTable(anyOf(mailScope, organizationScope(reported.tags.organizationId)));
  try {
    await both.commit([step, deliveryStep(reported, status, { delivery: equals('sending') })]);
  } catch (error) {
    if (!(error instanceof RaceLost)) throw error;
    // The subject has ended or changed, or the mail has bounced, which the row shows.
    await table.commit([step]);
  }
}

let opened: { client: SESv2Client; environment: MailEnvironment } | undefined;

function open() {
  opened ??= {
    // The outbox counts attempts, so the client tries once, well within the lease.
    client: new SESv2Client({
      maxAttempts: 1,
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    }),
    environment: mailEnvironment.parse(process.env),
  };
  return opened;
}

/** The sender's address is always ours. A reply goes to whoever the mail is from, whose address was verified. */
export async function submit(mail: Mail): Promise<void> {
  const { client, environment } = open();
  const files = 'pictures' in mail ? await readPictures(mail) : [];
  const pictures = Object.fromEntries(files.map((file) => [file.id, file]));
  const { to, sender, replyTo, subject, text, html } = compose(mail, environment, pictures);
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const tags = reportedMail(mail)?.tags;
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: `${displayName(sender)} <${environment.MAIL_FROM}>`,
      ReplyToAddresses: [replyTo ?? environment.MAIL_FROM],
      ConfigurationSetName: environment.MAIL_CONFIGURATION_SET,
      EmailTags: tags && Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Text: utf8(text), Html: utf8(html) },
          ...(files.length > 0 && { Attachments: files.map(inline) }),
        },
      },
    }),
  );
}

const inline = ({ id, type, bytes }: MailFile) => ({
  RawContent: bytes,
  ContentType: type,
  ContentId: id,
  ContentDisposition: AttachmentContentDisposition.INLINE,
  ContentTransferEncoding: AttachmentContentTransferEncoding.BASE64,
  FileName: `${id}.${type === 'image/png' ? 'png' : 'jpg'}`,
});

// Any other error is temporary or concerns the account.
const rejections = new Set(['MessageRejected', 'BadRequestException']);

export const isRejected = (error: unknown): boolean =>
  error instanceof SESv2ServiceException && rejections.has(error.name);
