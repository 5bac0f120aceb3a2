import * as z from 'zod/mini';
import type { CardContent } from '../cards/card.ts';
import { channels, subjects } from '../rules/choices.ts';
import { contactLanguages } from './customer.ts';
import { delivery } from '../rules/delivery.ts';
import { limits } from '../rules/limits.ts';
import type { Branding } from './organization.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import { day, person, someOf } from './permission.ts';
import type { Routes } from '../primitives/route.ts';
import { id, text, timestamp } from '../primitives/schema.ts';
import { texts } from '../primitives/text.ts';

/** An unanswered request lapses. `changes suggested` waits for a new request by the team. */
export const approvalStatuses = [
  'waiting',
  'approved',
  'changes suggested',
  'declined',
  'canceled',
  'lapsed',
] as const;

/** The card as the contact saw it. The ledger stores the SHA-256 (hex) of this text as proof. */
export interface Snapshot {
  organization: string;
  branding: Branding;
  card: CardContent;
}

/** Stands where the name of a person was, who asked to be erased. */
export const erasedName = 'Erased on request';

export const keyFigure = z.object({ value: z.string(), unit: z.optional(z.string()), label: z.string() });

export const declineReasons = ['now', 'policy', 'text', 'person'] as const;

export const approvalAnswer = z.object({
  at: timestamp,
  name: z.string(),
  jobTitle: z.optional(z.string()),
  /** Channels with the same parts are one group; what is in none was not allowed. */
  allowed: z.array(
    z.object({
      subjects: z.array(z.enum(subjects)),
      channels: z.array(z.enum(channels)),
      wording: z.string(),
    }),
  ),
  /** The contact may choose an earlier last day than was asked for. */
  expiresOn: z.optional(z.string()),
  /** A named person agrees: the contact is that person, or has asked them. */
  personAgreed: z.optional(z.enum(['me', 'asked'])),
  comment: z.optional(z.string()),
  changes: z.optional(z.record(z.string(), z.string())),
  figures: z.optional(z.array(keyFigure)),
  why: z.optional(z.enum(declineReasons)),
  /** The right person, if the contact is not. */
  other: z.optional(z.string()),
  /** Later requests about this reference are refused. */
  never: z.optional(z.boolean()),
});

/** The link is never included. */
export const approval = z.object({
  id: z.string(),
  customerId: z.string(),
  referenceId: z.string(),
  contact: person,
  subjects: z.array(z.enum(subjects)),
  channels: z.array(z.enum(channels)),
  expiresOn: z.optional(z.string()),
  /** The contact agrees to this text by allowing everything. */
  wording: z.string(),
  message: z.optional(z.string()),
  language: z.enum(contactLanguages),
  snapshot: z.string(),
  status: z.enum(approvalStatuses),
  askedBy: z.string(),
  askedAt: timestamp,
  expiresAt: timestamp,
  reminders: z.array(timestamp),
  delivery: z.optional(delivery),
  answer: z.optional(approvalAnswer),
});
export type Approval = z.output<typeof approval>;

const customerId = id(texts.customerIdRequired);
const referenceId = id(texts.referenceIdInvalid);

export const askApprovalBody = z.strictObject({
  referenceId,
  contactId: id('A valid contact ID is required'),
  subjects: someOf(subjects, 'Choose what may be shown'),
  channels: someOf(channels, 'Choose where it may be shown'),
  expiresOn: z.optional(day),
  message: z.optional(text(limits.approvalMessageLength)),
  language: z.optional(z.enum(contactLanguages)),
});

export const approvalRoutes = {
  listApprovals: {
    method: 'GET',
    path: '/api/approval',
    access: 'permission:read',
    summary: 'Requests for approval, newest first: of a customer, of a reference, or of the organization',
    query: z.extend(pageQuery, { customerId: z.optional(customerId), referenceId: z.optional(referenceId) }),
    response: z.object({ approvals: z.array(approval), nextCursor }),
    errors: ['NOT_FOUND'],
  },
  askApproval: {
    method: 'PUT',
    path: '/api/approval',
    access: 'permission:write',
    summary:
      'Ask a contact, by a link in a mail, whether a reference may be shown; what they were asked before about it and have not answered is canceled',
    creates: true,
    body: askApprovalBody,
    response: z.pick(approval, { id: true, status: true, expiresAt: true }),
    errors: ['NOT_FOUND', 'APPROVAL_LIMIT', 'PERMISSION_LIMIT', 'RATE_LIMITED'],
  },
  cancelApproval: {
    method: 'DELETE',
    path: '/api/approval',
    access: 'permission:write',
    summary: 'Cancel a request for approval that was not answered yet',
    body: z.strictObject({ customerId, id: id('A valid request ID is required') }),
    response: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
} as const satisfies Routes;
