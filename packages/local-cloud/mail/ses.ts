import { jsonResponse, type EdgeRequest, type EdgeResponse } from '../gateway/edge.ts';
import type { Mailbox } from './mailbox.ts';
import type { ReportMail } from './reports.ts';

interface Attachment {
  RawContent: string;
  FileName: string;
  ContentType?: string;
  ContentId?: string;
  ContentDisposition?: 'ATTACHMENT' | 'INLINE';
}

interface SendEmailRequest {
  FromEmailAddress?: string;
  ReplyToAddresses?: string[];
  ConfigurationSetName?: string;
  EmailTags?: { Name: string; Value: string }[];
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] };
  Content?: {
    Simple?: {
      Subject: { Data: string };
      Body: { Text?: { Data: string }; Html?: { Data: string } };
      Attachments?: Attachment[];
    };
  };
}

interface SesRefusal {
  status: number;
  type: string;
  message: string;
}

/** `reject@simulator.example` always fails, `throttle-2@simulator.example` fails twice. */
class SendingSimulator {
  private readonly throttled = new Map<string, number>();

  refusalOf(recipients: readonly string[]): SesRefusal | undefined {
    for (const address of recipients) {
      const [, name, times] = /^(reject|throttle-(\d+))(?:\+[^@]*)?@simulator\.example$/.exec(address) ?? [];
      if (name === 'reject') return { status: 400, type: 'MessageRejected', message: `Rejected: ${address}` };
      if (times && this.throttle(address, Number(times))) {
        return {
          status: 429,
          type: 'TooManyRequestsException',
          message: 'Maximum sending rate exceeded.',
        };
      }
    }
    return undefined;
  }

  private throttle(address: string, times: number): boolean {
    const before = this.throttled.get(address) ?? 0;
    this.throttled.set(address, before + 1);
    return before < times;
  }
}

const simulator = new SendingSimulator();

export function handleSes(
  request: EdgeRequest,
  path: string,
  { mailbox, reportMail }: { mailbox: Mailbox; reportMail: ReportMail },
): EdgeResponse {
  if (request.method !== 'POST' || path !== '/v2/email/outbound-emails') {
    return refusal(404, 'UnknownOperationException', 'The local SES only sends mail.');
  }
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
    return refusal(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const mail = JSON.parse(request.body.toString('utf8')) as SendEmailRequest;
  const { ToAddresses = [], CcAddresses = [], BccAddresses = [] } = mail.Destination ?? {};
  const to = [...ToAddresses, ...CcAddresses, ...BccAddresses];
  const from = mail.FromEmailAddress ?? '';
  const content = mail.Content?.Simple;
  if (!content) return refusal(400, 'BadRequestException', 'Only Content.Simple is supported locally.');
  if (to.length === 0 || [from, ...to].some((address) => !address.includes('@'))) {
    return refusal(400, 'BadRequestException', 'Missing or invalid address');
  }
  const tags = mail.EmailTags ?? [];
  if (tags.some(({ Name, Value }) => ![Name, Value].every((text) => /^[\w-]{1,256}$/.test(text)))) {
    return refusal(400, 'BadRequestException', 'Invalid message tag');
  }
  if (/[^ -~]/.test(from)) return refusal(400, 'BadRequestException', 'The sender must be ASCII');
  const files = content.Attachments ?? [];
  if (files.some(({ FileName, RawContent }) => !FileName || !RawContent))
    return refusal(400, 'BadRequestException', 'An attachment needs a name and content');
  const refused = simulator.refusalOf(to);
  if (refused) return refusal(refused.status, refused.type, refused.message);
  const message = mailbox.deliver({
    from,
    to,
    replyTo: mail.ReplyToAddresses ?? [],
    subject: content.Subject.Data,
    text: content.Body.Text?.Data ?? '',
    html: content.Body.Html?.Data ?? '',
    attachments: files.map((file) => ({
      fileName: file.FileName,
      contentId: file.ContentId,
      contentType: file.ContentType ?? 'application/octet-stream',
      inline: file.ContentDisposition === 'INLINE',
      content: file.RawContent,
    })),
  });
  reportMail({
    messageId: message.id,
    source: from,
    destination: to,
    configurationSet: mail.ConfigurationSetName,
    tags: Object.fromEntries(tags.map(({ Name, Value }) => [Name, Value])),
  });
  return jsonResponse(200, { MessageId: message.id });
}

function refusal(status: number, type: string, message: string): EdgeResponse {
  return jsonResponse(status, { message }, { 'x-amzn-errortype': type });
}
