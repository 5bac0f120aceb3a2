import * as z from 'zod/mini';

/** The environment of the function that sends mails. */
export const mailEnvironment = z.object({
  /** The origin of links in mails. */
  WEB_ORIGIN: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
  /** The one address that mails come from, and go back to. */
  MAIL_FROM: z.email(),
  /** The receiver of contact messages. */
  OPERATOR_EMAIL: z.email(),
  /** SES uses this configuration set to skip addresses that bounced, and to report bounces. */
  MAIL_CONFIGURATION_SET: z.string().check(z.minLength(1)),
});
export type MailEnvironment = z.output<typeof mailEnvironment>;
