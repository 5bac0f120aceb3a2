import * as z from 'zod/mini';

/** What the function that sends mails finds in its environment. */
export const mailEnvironment = z.object({
  /** Where people reach the product; links begin with it. */
  WEB_ORIGIN: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
  /** The one address that mails come from, and go back to. */
  MAIL_FROM: z.email(),
  /** Who reads what the contact form sends. */
  OPERATOR_EMAIL: z.email(),
  /** By which SES leaves out who bounced or complained, and says which mails came to nothing. */
  MAIL_CONFIGURATION_SET: z.string().check(z.minLength(1)),
});
export type MailEnvironment = z.output<typeof mailEnvironment>;
