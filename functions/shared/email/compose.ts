import { productName } from '#contract/primitives/product';
import { approvalAnsweredLetter } from './approval-answered.ts';
import { approvalReceiptLetter } from './approval-receipt.ts';
import { approvalRequestLetter } from './approval-request.ts';
import { contactEmail } from './contact.ts';
import { subjectOf, type EmailContent } from './content.ts';
import type { Addresses } from './environment.ts';
import { invitationEmail } from './invitation.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { newsletterConfirmEmail, newsletterWelcomeEmail } from './newsletter.ts';
import { organizationDeletedEmail } from './organization-deleted.ts';
import { importEndedEmail } from './import-ended.ts';
import { organizationExportEmail } from './organization-export.ts';
import type { Mail } from './outbox.ts';
import { permissionEndingLetter } from './permission-ending.ts';
import { permissionOverrideEmail } from './permission-override.ts';
import { permissionRecordedEmail } from './permission-recorded.ts';
import type { MailPictures } from './pictures.ts';
import { render, type Rendered } from './render.ts';
import { securityEmail } from './security.ts';
import { tenderDeadlineLetter } from './tender-deadline.ts';
import { tenderRecallLetter } from './tender-recall.ts';

export interface Message extends Rendered {
  to: string;
  sender: string;
  /** Undefined leaves our own address. */
  replyTo?: string | undefined;
}

const contents: {
  [Kind in Mail['kind']]: (
    mail: Mail & { kind: Kind },
    addresses: Addresses,
    pictures: MailPictures,
  ) => EmailContent | Letter;
} = {
  'approval-request': approvalRequestLetter,
  'approval-receipt': approvalReceiptLetter,
  'approval-answered': approvalAnsweredLetter,
  invitation: invitationEmail,
  contact: contactEmail,
  'newsletter-confirm': newsletterConfirmEmail,
  'newsletter-welcome': newsletterWelcomeEmail,
  'organization-deleted': organizationDeletedEmail,
  'import-ended': importEndedEmail,
  'organization-export': organizationExportEmail,
  'permission-ending': permissionEndingLetter,
  'permission-override': permissionOverrideEmail,
  'permission-recorded': permissionRecordedEmail,
  security: securityEmail,
  'tender-deadline': tenderDeadlineLetter,
  'tender-recall': tenderRecallLetter,
};

export function compose(mail: Mail, addresses: Addresses, pictures: MailPictures = {}): Message {
  const to = mail.kind === 'contact' ? addresses.OPERATOR_EMAIL : mail.to;
  const contentOf = contents[mail.kind] as (
    mail: Mail,
    addresses: Addresses,
    pictures: MailPictures,
  ) => EmailContent | Letter;
  const content = contentOf(mail, addresses, pictures);
  if (!('blocks' in content)) return { to, sender: productName, ...render(content) };
  const letter = { ...content, subject: subjectOf(content.subject) };
  return {
    to,
    sender: letter.sender ?? productName,
    replyTo: letter.replyTo,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
  };
}
