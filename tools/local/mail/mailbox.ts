import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
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

export type OutgoingMail = Omit<MailMessage, 'id' | 'at'>;

/** Every mail that the product sends, and every code of Cognito, one file each. */
export class Mailbox {
  private readonly directory: string;
  private readonly messages: MailMessage[];

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.directory = directory;
    this.messages = readdirSync(directory)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as MailMessage);
  }

  deliver(mail: OutgoingMail): MailMessage {
    const at = new Date();
    // The position keeps the order of two mails of the same millisecond.
    const position = String(this.messages.length).padStart(6, '0');
    const id = `${at.getTime()}-${position}-${randomUUID()}`;
    const message = { id, at: at.toISOString(), ...mail };
    writeFileSync(join(this.directory, `${id}.json`), JSON.stringify(message, null, 2));
    this.messages.push(message);
    return message;
  }

  /** Newest first. */
  list(): MailMessage[] {
    return this.messages.toReversed();
  }

  find(id: string): MailMessage | undefined {
    return this.messages.find((message) => message.id === id);
  }
}
