import * as z from 'zod/mini';
import { captchaToken } from './captcha.ts';
import { limits } from '../rules/limits.ts';
import type { Routes } from '../primitives/route.ts';
import { email, emailTexts, line, requiredName, text } from '../primitives/schema.ts';

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export const referralSources = [
  'search',
  'social',
  'referral',
  'ad',
  'blog',
  'email',
  'event',
  'webinar',
  'podcast',
  'other',
] as const;

export const contactMissing = {
  fullName: 'Full name is required',
  email: emailTexts.missing,
  company: 'Company is required',
  companySize: 'Company size is required',
  referralSource: 'Please say how you heard about us',
  message: 'Message is required',
} as const;

const companySize = z.enum(companySizes, { error: contactMissing.companySize });
const referralSource = z.enum(referralSources, { error: contactMissing.referralSource });
const message = text(limits.descriptionLength);
const requiredMessage = text(limits.descriptionLength, contactMissing.message);

const sender = {
  fullName: requiredName(contactMissing.fullName),
  email,
  company: requiredName(contactMissing.company),
  phone: z.optional(line(40)),
  captchaToken,
};

const question = {
  ...sender,
  companySize: z.optional(companySize),
  referralSource: z.optional(referralSource),
  message: requiredMessage,
};

export const contactMessage = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('demo'),
      ...sender,
      companySize,
      referralSource,
      message: z.optional(message),
    }),
    z.strictObject({ kind: z.literal('sales'), ...question }),
    z.strictObject({ kind: z.literal('support'), ...question }),
  ],
  { error: 'Kind must be demo, sales or support' },
);
export type ContactMessage = Omit<z.output<typeof contactMessage>, 'captchaToken'>;

/** The secret is in no other mail. */
const linkToken = z
  .string({ error: 'A token is required' })
  .check(z.regex(/^[0-9a-f]{64}\.[\w-]{43}$/, 'Must be the token of a link in one of our mails'));

export const contactRoutes = {
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    creates: true,
    summary: 'Ask for a demo, or write to sales or support: kept for a year and mailed to us',
    body: contactMessage,
    response: z.object({ received: z.literal(true) }),
    errors: ['CAPTCHA_FAILED', 'RATE_LIMITED'],
  },
  subscribe: {
    method: 'POST',
    path: '/api/newsletter',
    access: 'public',
    creates: true,
    summary:
      'Ask for the newsletter: a link is mailed to the address. The answer is the same for every address',
    body: z.strictObject({ email, captchaToken }),
    response: z.object({ received: z.literal(true) }),
    errors: ['CAPTCHA_FAILED'],
  },
  confirmSubscription: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'public',
    summary: 'Subscribe, with the token of the mailed link',
    body: z.strictObject({ token: linkToken }),
    response: z.object({ subscribed: z.literal(true) }),
    errors: ['LINK_EXPIRED'],
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/newsletter',
    access: 'public',
    summary: 'Unsubscribe, with the token of the link in the welcome mail; nothing of the subscriber is kept',
    body: z.strictObject({ token: linkToken }),
    response: z.object({ subscribed: z.literal(false) }),
    errors: ['LINK_EXPIRED'],
  },
} as const satisfies Routes;
