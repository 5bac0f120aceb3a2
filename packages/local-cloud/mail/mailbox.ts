import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MailMessage {
  id: string;
  at: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  replyTo?: string[];
  attachments?: AttachedFile[];
}

interface AttachedFile {
  fileName: string;
  contentId: string | undefined;
  contentType: string;
  inline: boolean;
  /** Base64, in the stored mail only, so that lists stay small. */
  content?: string;
  bytes?: number;
}

export const mostMails = 1000;

export type OutgoingMail = Omit<MailMessage, 'id' | 'at'>;

export class Mailbox {
  private readonly directory: string;
  private readonly messages: MailMessage[];
  private delivered = 0;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.directory = directory;
    this.messages = readdirSync(directory)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => withoutFiles(JSON.parse(readFileSync(join(directory, file), 'utf8')) as MailMessage));
    this.forgetOldest();
  }

  deliver(mail: OutgoingMail): MailMessage {
    const at = new Date();
    // The position orders mails of the same millisecond.
    const position = String(this.delivered).padStart(6, '0');
    const id = `${at.getTime()}-${position}-${randomUUID()}`;
    const message = { id, at: at.toISOString(), ...mail };
    writeFileSync(join(this.directory, `${id}.json`), JSON.stringify(message, null, 2));
    this.messages.push(withoutFiles(message));
    this.delivered += 1;
    this.forgetOldest();
    return message;
  }

  /** Newest first. */
  list(): MailMessage[] {
    return this.messages.toReversed();
  }

  /** Returns a mail with the content of its files. */
  find(id: string): MailMessage | undefined {
    const known = this.messages.some((message) => message.id === id);
    return known
      ? (JSON.parse(readFileSync(join(this.directory, `${id}.json`), 'utf8')) as MailMessage)
      : undefined;
  }

  private forgetOldest(): void {
    for (const { id } of this.messages.splice(0, this.messages.length - mostMails))
      rmSync(join(this.directory, `${id}.json`), { force: true });
  }
}

function withoutFiles({ attachments, ...message }: MailMessage): MailMessage {
  const files = attachments?.map(({ content = '', ...file }) => ({
    ...file,
    bytes: Buffer.byteLength(content, 'base64'),
  }));
  return { ...message, ...(files && { attachments: files }) };
}

/** A mail program shows the attached pictures in place. */
export const htmlOf = ({ html, attachments = [] }: MailMessage): string =>
  attachments.reduce(
    (page, { contentId, contentType, content }) =>
      page.replaceAll(`"cid:${contentId}"`, `"data:${contentType};base64,${content}"`),
    html,
  );

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The page has no script, and mails are in sandboxed frames. */
export function mailboxPage(messages: MailMessage[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  header { display: flex; justify-content: space-between; align-items: baseline; }
  details { border: 1px solid #8884; border-radius: 8px; margin: 0 0 .75rem; padding: .75rem 1rem; }
  summary { cursor: pointer; }
  summary small { display: block; opacity: .7; }
  iframe { width: 100%; height: 22rem; border: 0; border-radius: 4px; background: #fff; margin-top: .75rem; }
  pre { white-space: pre-wrap; }
</style>
<header><h1>Local mailbox</h1><a href="/__local/mail">Refresh</a></header>
<p>Mails that the product would have sent. They never leave this machine.</p>
${messages.length === 0 ? '<p>No mail yet.</p>' : messages.map(messageCard).join('\n')}
</html>`;
}

function messageCard(message: MailMessage, position: number): string {
  const body = message.html
    ? `<iframe sandbox title="${escapeHtml(message.subject)}" loading="lazy" src="/__local/mail/${message.id}"></iframe>`
    : `<pre>${escapeHtml(message.text)}</pre>`;
  return `<details${position === 0 ? ' open' : ''}>
  <summary><strong>${escapeHtml(message.subject)}</strong>
  <small>to ${escapeHtml(message.to.join(', '))}, ${escapeHtml(message.at)}</small></summary>
  ${body}
</details>`;
}
