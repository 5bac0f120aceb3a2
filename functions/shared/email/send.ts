import { SendEmailCommand, SESv2Client, SESv2ServiceException } from '@aws-sdk/client-sesv2';
import { productName } from '#contract/product';
import { compose } from './compose.ts';
import { mailEnvironment, type MailEnvironment } from './environment.ts';
import type { Mail } from './outbox.ts';

let opened: { client: SESv2Client; environment: MailEnvironment } | undefined;

function open() {
  opened ??= {
    // One try: attempts are counted in the outbox. And an end to it, well within the lease.
    client: new SESv2Client({
      maxAttempts: 1,
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    }),
    environment: mailEnvironment.parse(process.env),
  };
  return opened;
}

/** Hands a mail to SES. Sender and reply address are ours, whatever the mail is about. */
export async function send(mail: Mail): Promise<void> {
  const { client, environment } = open();
  const { to, subject, text, html } = compose(mail, environment);
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: `${productName} <${environment.MAIL_FROM}>`,
      ReplyToAddresses: [environment.MAIL_FROM],
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
      },
    }),
  );
}

// What SES says about this mail, and would say again. Anything else is about SES, the account or the moment.
const rejections = new Set(['MessageRejected', 'BadRequestException']);

export const isRejected = (error: unknown): boolean =>
  error instanceof SESv2ServiceException && rejections.has(error.name);
