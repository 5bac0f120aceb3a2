import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MailMessage {
  id: string;
  at: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** More than anybody looks through; a long load sends any number. */
export const mostMails = 1000;

export type OutgoingMail = Omit<MailMessage, 'id' | 'at'>;

/** The newest mails that the product has sent, and codes of Cognito, one file each. */
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
      .map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as MailMessage);
    this.forgetOldest();
  }

  deliver(mail: OutgoingMail): MailMessage {
    const at = new Date();
    // The position keeps the order of two mails of the same millisecond.
    const position = String(this.delivered).padStart(6, '0');
    const id = `${at.getTime()}-${position}-${randomUUID()}`;
    const message = { id, at: at.toISOString(), ...mail };
    writeFileSync(join(this.directory, `${id}.json`), JSON.stringify(message, null, 2));
    this.messages.push(message);
    this.delivered += 1;
    this.forgetOldest();
    return message;
  }

  /** Newest first. */
  list(): MailMessage[] {
    return this.messages.toReversed();
  }

  find(id: string): MailMessage | undefined {
    return this.messages.find((message) => message.id === id);
  }

  private forgetOldest(): void {
    for (const { id } of this.messages.splice(0, this.messages.length - mostMails))
      rmSync(join(this.directory, `${id}.json`), { force: true });
  }
}
