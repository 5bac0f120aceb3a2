import { dayAndTime } from '#contract/permission/place-words';
import { productName } from '#contract/primitives/product';
import type { Language } from '#contract/words/languages';
import type { MailEnvironment } from './environment.ts';
import type { EmailContent } from './content.ts';
import { memberMails } from './mail-words.ts';

export interface SecurityMail {
  kind: 'security';
  to: string;
  language?: Language | undefined;
  event: 'password' | 'two-factor-on' | 'two-factor-off' | 'address-from' | 'address-to' | 'restored';
  at: string;
}

/** Anybody may open the linked pages; nothing in the mail opens the account. */
export function securityEmail(
  { event, at, language = 'en' }: SecurityMail,
  { WEB_ORIGIN, OPERATOR_EMAIL }: Pick<MailEnvironment, 'WEB_ORIGIN' | 'OPERATOR_EMAIL'>,
): EmailContent {
  const own = memberMails[language].security;
  const [subject, what] = own.happened[event];
  // A person whose address was replaced cannot reset the password with it.
  const canReset = event !== 'address-from';
  return {
    subject: `${subject} (${productName})`,
    language,
    // Nobody but us has restored an account.
    paragraphs: event === 'restored' ? [what] : [what, own.you, canReset ? own.canReset : own.cannotReset],
    details: [[own.when, dayAndTime(at, language)]],
    responseTo: OPERATOR_EMAIL,
    action: canReset
      ? { label: own.reset, address: `${WEB_ORIGIN}/forgot-password` }
      : { label: own.write, address: `${WEB_ORIGIN}/company/contact` },
  };
}
