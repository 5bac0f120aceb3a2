import type { MessageSender } from 'cognito-local/lib/services/messageDelivery/messageSender.js';
import { UnsupportedError } from 'cognito-local/lib/errors.js';
import { escapeHtml, type Mailbox } from '../mail/mailbox.ts';

const SENDER = 'no-reply@verificationemail.com';

export function codeMailSender(mailbox: Mailbox): MessageSender {
  return {
    sendEmail: async (_context, _user, destination, message) => {
      const code = message.__code ?? '';
      const sentence = `Your confirmation code is ${code}`;
      const html =
        message.emailMessage ?? `<p>Your confirmation code is <strong>${escapeHtml(code)}</strong></p>`;
      mailbox.deliver({
        from: SENDER,
        to: [destination],
        subject: message.emailSubject ?? 'Your verification code',
        text: message.emailMessage ? stripTags(message.emailMessage) : sentence,
        html,
      });
    },
    sendSms: () => Promise.reject(new UnsupportedError('text messages')),
  };
}

function stripTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the form "a***@b***", as Cognito shows it. */
export function maskedAddress(address: string): string {
  return address.replaceAll(/([^@])[^@]*/g, '$1***');
}
