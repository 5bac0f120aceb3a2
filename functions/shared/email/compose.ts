import { approvalAnsweredEmail, approvalReceiptEmail, approvalRequestEmail } from './approval.ts';
import { contactEmail } from './contact.ts';
import type { MailEnvironment } from './environment.ts';
import { invitationEmail } from './invitation.ts';
import type { EmailContent } from './content.ts';
import { newsletterConfirmEmail, newsletterWelcomeEmail } from './newsletter.ts';
import { organizationDeletedEmail } from './organization-deleted.ts';
import type { Mail } from './outbox.ts';
import { permissionEndingEmail } from './permission-ending.ts';
import { render, type Rendered } from './render.ts';
import { securityEmail } from './security.ts';

type Addresses = Pick<MailEnvironment, 'WEB_ORIGIN' | 'OPERATOR_EMAIL'>;

export interface Message extends Rendered {
  to: string;
}

const contents: {
  [Kind in Mail['kind']]: (mail: Mail & { kind: Kind }, addresses: Addresses) => EmailContent;
} = {
  'approval-request': approvalRequestEmail,
  'approval-receipt': approvalReceiptEmail,
  'approval-answered': approvalAnsweredEmail,
  invitation: invitationEmail,
  contact: contactEmail,
  'newsletter-confirm': newsletterConfirmEmail,
  'newsletter-welcome': newsletterWelcomeEmail,
  'organization-deleted': organizationDeletedEmail,
  'permission-ending': permissionEndingEmail,
  security: securityEmail,
};

export function compose(mail: Mail, addresses: Addresses): Message {
  const to = mail.kind === 'contact' ? addresses.OPERATOR_EMAIL : mail.to;
  const emailContentOf = contents[mail.kind] as (mail: Mail, addresses: Addresses) => EmailContent;
  return { to, ...render(emailContentOf(mail, addresses)) };
}
