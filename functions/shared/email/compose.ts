import { contactLetter } from './contact.ts';
import type { MailEnvironment } from './environment.ts';
import { invitationLetter } from './invitation.ts';
import type { Letter } from './letter.ts';
import { newsletterConfirmLetter } from './newsletter-confirm.ts';
import { newsletterWelcomeLetter } from './newsletter-welcome.ts';
import { organizationDeletedLetter } from './organization-deleted.ts';
import type { Mail } from './outbox.ts';
import { render, type Rendered } from './render.ts';
import { securityLetter } from './security.ts';

type Addresses = Pick<MailEnvironment, 'WEB_ORIGIN' | 'OPERATOR_EMAIL'>;

export interface Message extends Rendered {
  to: string;
}

const letters: { [Kind in Mail['kind']]: (mail: Mail & { kind: Kind }, addresses: Addresses) => Letter } = {
  invitation: invitationLetter,
  contact: contactLetter,
  'newsletter-confirm': newsletterConfirmLetter,
  'newsletter-welcome': newsletterWelcomeLetter,
  'organization-deleted': organizationDeletedLetter,
  security: securityLetter,
};

/** A mail's data in words, and whom it goes to. */
export function compose(mail: Mail, addresses: Addresses): Message {
  const to = mail.kind === 'contact' ? addresses.OPERATOR_EMAIL : mail.to;
  const letterOf = letters[mail.kind] as (mail: Mail, addresses: Addresses) => Letter;
  return { to, ...render(letterOf(mail, addresses)) };
}
