import { retention } from '#contract/rules/retention';
import { productName } from '#contract/primitives/product';
import type { MailEnvironment } from './environment.ts';
import type { EmailContent } from './content.ts';

export interface NewsletterConfirmMail {
  kind: 'newsletter-confirm';
  to: string;
  token: string;
}

export function newsletterConfirmEmail(
  { token }: NewsletterConfirmMail,
  { WEB_ORIGIN }: Pick<MailEnvironment, 'WEB_ORIGIN'>,
): EmailContent {
  return {
    subject: `Confirm your subscription to the ${productName} newsletter`,
    paragraphs: [
      `Somebody, probably you, asked for the ${productName} newsletter at this address. Please confirm to receive it.`,
    ],
    // The token follows the `#`, so that no server logs it.
    action: { label: 'Confirm the subscription', address: `${WEB_ORIGIN}/newsletter/confirm#${token}` },
    note: `The link is valid for ${retention.newsletterLinkDays} days. If you did not ask for this, you can ignore it: you will not be subscribed.`,
  };
}

export interface NewsletterWelcomeMail {
  kind: 'newsletter-welcome';
  to: string;
  token: string;
}

export function newsletterWelcomeEmail(
  { token }: NewsletterWelcomeMail,
  { WEB_ORIGIN }: Pick<MailEnvironment, 'WEB_ORIGIN'>,
): EmailContent {
  return {
    subject: `You are subscribed to the ${productName} newsletter`,
    paragraphs: [
      'Thank you for your interest. We write when there is something worth reading, and never share your address.',
      'Keep this email: its link ends the subscription at any time.',
    ],
    action: { label: 'Unsubscribe', address: `${WEB_ORIGIN}/newsletter/unsubscribe#${token}` },
  };
}
