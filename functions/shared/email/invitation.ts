import type { Role } from '#contract/rules/roles';
import { productName } from '#contract/primitives/product';
import { once } from '#contract/primitives/once';
import type { MailEnvironment } from './environment.ts';
import { nameIn, type EmailContent } from './content.ts';

export interface InvitationMail {
  kind: 'invitation';
  to: string;
  organizationId: string;
  organizationName: string;
  inviterName: string;
  role: Role;
  /** The ISO time also distinguishes this invitation from an earlier one to the same address. */
  validUntil: string;
}

const day = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }));

export function invitationEmail(
  mail: InvitationMail,
  { WEB_ORIGIN }: Pick<MailEnvironment, 'WEB_ORIGIN'>,
): EmailContent {
  const organization = nameIn(mail.organizationName);
  const inviter = nameIn(mail.inviterName) || 'Somebody';
  return {
    subject: `${inviter} invites you to ${organization} on ${productName}`,
    paragraphs: [
      `${inviter} invites you to join the organization “${organization}” as ${mail.role}.`,
      `Sign in or sign up with the address that received this email. The invitation is valid until ${day().format(new Date(mail.validUntil))}.`,
    ],
    action: { label: 'See the invitation', address: `${WEB_ORIGIN}/app/profile/join/${mail.organizationId}` },
    note: 'If you did not expect this, you can ignore it.',
  };
}
