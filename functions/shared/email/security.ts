import { productName } from '#contract/primitives/product';
import { once } from '#contract/primitives/once';
import type { MailEnvironment } from './environment.ts';
import type { EmailContent } from './content.ts';

export interface SecurityMail {
  kind: 'security';
  to: string;
  event: 'password' | 'two-factor-on' | 'two-factor-off' | 'address-from' | 'address-to';
  at: string;
}

const time = once(
  () => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
);

const happened: Record<SecurityMail['event'], { subject: string; what: string }> = {
  password: {
    subject: 'Your password was changed',
    what: 'The password of your account was changed, and every device was signed out.',
  },
  'two-factor-on': {
    subject: 'Two-factor authentication is on',
    what: 'Two-factor authentication was turned on: signing in needs a code from your authenticator app.',
  },
  'two-factor-off': {
    subject: 'Two-factor authentication is off',
    what: 'Two-factor authentication was turned off: signing in needs only your password.',
  },
  'address-from': {
    subject: 'The address of your account was changed',
    what: 'Your account now has another email address. You can no longer use this address to sign in or reset the password.',
  },
  'address-to': {
    subject: 'This is the address of your account now',
    what: 'The email address of your account was changed to this one. Use it to sign in and to reset the password.',
  },
};

/** Anybody may open the linked pages; nothing in the mail opens the account. */
export function securityEmail(
  { event, at }: SecurityMail,
  { WEB_ORIGIN, OPERATOR_EMAIL }: Pick<MailEnvironment, 'WEB_ORIGIN' | 'OPERATOR_EMAIL'>,
): EmailContent {
  const { subject, what } = happened[event];
  // A person whose address was replaced cannot reset the password with it.
  const canReset = event !== 'address-from';
  return {
    subject: `${subject} (${productName})`,
    paragraphs: [
      what,
      'If it was you, you do not have to do anything.',
      canReset
        ? 'If it was not you, reset your password now, which signs out every device. Then contact us.'
        : 'If it was not you, contact us now. We will check that the account is yours and restore your access.',
    ],
    details: [['When', `${time().format(new Date(at))} (UTC)`]],
    responseTo: OPERATOR_EMAIL,
    action: canReset
      ? { label: 'Reset the password', address: `${WEB_ORIGIN}/forgot-password` }
      : { label: 'Write to us', address: `${WEB_ORIGIN}/company/contact` },
  };
}
