import {
  AttachmentContentDisposition,
  AttachmentContentTransferEncoding,
  SendEmailCommand,
  SESv2Client,
  SESv2ServiceException,
} from '@aws-sdk/client-sesv2';
import type { Mail } from './outbox.ts';
import { compose } from './compose.ts';
import { displayName } from './content.ts';
import { reportedMail } from './delivery.ts';
import { mailEnvironment, type MailEnvironment } from './environment.ts';
import { readPictures, type MailFile } from './pictures.ts';

/** `refused` means that SES takes no mails at present; `failed`, that trying again would not help. */
export type Outcome = { status: 'sent' } | { status: 'refused' | 'failed'; cause: string };

export async function submit(mail: Mail): Promise<Outcome> {
  const { client, environment } = open();
  let command: SendEmailCommand;
  try {
    command = await write(mail, environment);
  } catch (error) {
    return { status: 'failed', cause: nameOf(error) };
  }
  try {
    await client.send(command);
    return { status: 'sent' };
  } catch (error) {
    return { status: isFinal(error) ? 'failed' : 'refused', cause: nameOf(error) };
  }
}

// Only the error's name is stored and logged, because SES quotes the address in its message.
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

// SES refuses this mail; any other error is temporary or concerns the account.
const isFinal = (error: unknown) =>
  error instanceof SESv2ServiceException && [rejection, 'BadRequestException'].includes(error.name);

/** SES judges the recipient or the content, which is no failure of ours. */
export const rejection = 'MessageRejected';

let opened: { client: SESv2Client; environment: MailEnvironment } | undefined;

function open() {
  opened ??= {
    // The SDK tries again while SES is too busy. All tries end within the lease.
    client: new SESv2Client({
      maxAttempts: 4,
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 4_000, throwOnRequestTimeout: true },
    }),
    environment: mailEnvironment.parse(process.env),
  };
  return opened;
}

/** The sender's address is always ours. A reply goes to whoever the mail is from, whose address was verified. */
async function write(mail: Mail, environment: MailEnvironment): Promise<SendEmailCommand> {
  const files = 'pictures' in mail ? await readPictures(mail) : [];
  const pictures = Object.fromEntries(files.map((file) => [file.id, file]));
  const { to, sender, replyTo, subject, text, html } = compose(mail, environment, pictures);
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const tags = reportedMail(mail)?.tags;
  return new SendEmailCommand({
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
  });
}

const inline = ({ id, type, bytes }: MailFile) => ({
  RawContent: bytes,
  ContentType: type,
  ContentId: id,
  ContentDisposition: AttachmentContentDisposition.INLINE,
  ContentTransferEncoding: AttachmentContentTransferEncoding.BASE64,
  FileName: `${id}.${type === 'image/png' ? 'png' : 'jpg'}`,
});
