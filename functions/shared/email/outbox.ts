import { ulid } from 'ulid';
import { expiresAfterDays } from '../data/expiry.ts';
import { absent } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { put, type Step } from '../data/write.ts';
import type { ApprovalAnsweredMail } from './approval-answered.ts';
import type { ApprovalReceiptMail } from './approval-receipt.ts';
import type { ApprovalRequestMail } from './approval-request.ts';
import type { ContactMail } from './contact.ts';
import type { ImportEndedMail } from './import-ended.ts';
import type { InvitationMail } from './invitation.ts';
import type { NewsletterConfirmMail, NewsletterWelcomeMail } from './newsletter.ts';
import type { OrganizationDeletedMail } from './organization-deleted.ts';
import type { OrganizationExportMail } from './organization-export.ts';
import type { PermissionEndingMail } from './permission-ending.ts';
import type { PermissionOverrideMail } from './permission-override.ts';
import type { PermissionRecordedMail } from './permission-recorded.ts';
import type { SecurityMail } from './security.ts';
import type { TenderDeadlineMail } from './tender-deadline.ts';
import type { TenderRecallMail } from './tender-recall.ts';

export type Mail =
  | ApprovalRequestMail
  | ApprovalReceiptMail
  | ApprovalAnsweredMail
  | ImportEndedMail
  | InvitationMail
  | ContactMail
  | NewsletterConfirmMail
  | NewsletterWelcomeMail
  | OrganizationDeletedMail
  | OrganizationExportMail
  | PermissionEndingMail
  | PermissionOverrideMail
  | PermissionRecordedMail
  | SecurityMail
  | TenderDeadlineMail
  | TenderRecallMail;

export interface OutboxItem {
  mail?: Mail;
  status: 'pending' | 'sending' | 'sent' | 'failed';
  attempts: number;
  createdAt: string;
  resentAt?: string;
  /** The mail waits until SES takes mails again; if it is the first, until this ISO time. */
  dueAt?: string;
  /** While the item is `sending`, no other call may send it until this ISO time. */
  leaseUntil?: string;
  /** The error that the mail failed with. */
  cause?: string;
}

/** Returns where the mail waits. A person should hear of urgent ones first when SES takes mails again. */
export const waitsAs = (mail: Mail): 'urgent' | 'waiting' =>
  mail.kind === 'security' ||
  (mail.kind === 'approval-answered' && mail.event === 'withdrawn') ||
  (mail.kind === 'approval-receipt' && mail.taken !== undefined)
    ? 'urgent'
    : 'waiting';

/** The step belongs in the transaction of its cause, so that neither exists without the other. */
export function mailStep(mail: Mail, now: Date): Step {
  const item: OutboxItem = { mail, status: 'pending', attempts: 0, createdAt: now.toISOString() };
  const lifetime = expiresAfterDays('outboxDays', now);
  return put(keys.mail(ulid(now.getTime())), { ...item, ...lifetime }, { pk: absent });
}
