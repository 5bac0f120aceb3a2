import { ulid } from 'ulid';
import { expiresAfterDays } from '../data/expiry.ts';
import { absent } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { put, type Step } from '../data/write.ts';
import type { ApprovalAnsweredMail, ApprovalReceiptMail, ApprovalRequestMail } from './approval.ts';
import type { ContactMail } from './contact.ts';
import type { InvitationMail } from './invitation.ts';
import type { NewsletterConfirmMail, NewsletterWelcomeMail } from './newsletter.ts';
import type { OrganizationDeletedMail } from './organization-deleted.ts';
import type { PermissionEndingMail } from './permission-ending.ts';
import type { SecurityMail } from './security.ts';

/** Every mail that the product sends, as data; its words are made when it is sent. */
export type Mail =
  | ApprovalRequestMail
  | ApprovalReceiptMail
  | ApprovalAnsweredMail
  | InvitationMail
  | ContactMail
  | NewsletterConfirmMail
  | NewsletterWelcomeMail
  | OrganizationDeletedMail
  | PermissionEndingMail
  | SecurityMail;

/** A mail on its way, as it lies in the table. What was sent keeps no content. */
export interface OutboxItem {
  mail?: Mail;
  status: 'pending' | 'sending' | 'sent' | 'failed';
  attempts: number;
  /** ISO time; while it is `sending`, nobody else may. */
  leaseUntil?: string;
  /** SES will never take this one; it was not for want of trying. */
  rejected?: true;
}

/**
 * The step that adds a mail to the outbox, in the transaction of its cause, so neither exists without the
 * other. The table's stream sends it.
 */
export function mailStep(mail: Mail, now: Date): Step {
  const item: OutboxItem = { mail, status: 'pending', attempts: 0 };
  const lifetime = {
    createdAt: now.toISOString(),
    ...expiresAfterDays('outboxDays', now),
  };
  return put(keys.mail(ulid(now.getTime())), { ...item, ...lifetime }, { pk: absent });
}
