import * as z from 'zod/mini';

export const mailEnvironment = z.object({
  WEB_ORIGIN: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
  MAIL_FROM: z.email(),
  OPERATOR_EMAIL: z.email(),
  /** SES skips addresses that bounced, and reports bounces, through this configuration set. */
  MAIL_CONFIGURATION_SET: z.string().check(z.minLength(1)),
});
export type MailEnvironment = z.output<typeof mailEnvironment>;
export type Addresses = Pick<MailEnvironment, 'WEB_ORIGIN' | 'OPERATOR_EMAIL'>;
