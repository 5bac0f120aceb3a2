import { productName } from '#contract/product';
import type { MailEnvironment } from './environment.ts';
import type { EmailContent } from './content.ts';

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
      'Thank you for your interest. We write when there is something worth reading, and never pass your address on.',
      'Keep this mail: its link ends the subscription whenever you like.',
    ],
    action: { label: 'Unsubscribe', address: `${WEB_ORIGIN}/newsletter/unsubscribe#${token}` },
  };
}
