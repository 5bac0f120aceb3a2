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

/** A request that was not answered in time lapses; `changes suggested` waits for the team, who answer with a new request. */
export const approvalStatuses = [
  'waiting',
  'approved',
  'changes suggested',
  'declined',
  'canceled',
  'lapsed',
] as const;

/**
 * Exactly what a contact was asked about: the card with its story, and how it looks. It travels as text, whose SHA-256 (hex) is what
 * the ledger keeps, so that what was shown can be proven byte for byte.
 */
export interface Snapshot {
  organization: string;
  branding: Branding;
  card: CardContent;
}

/** What a contact said. */
export const approvalAnswer = z.object({
  at: timestamp,
  name: z.string(),
  jobTitle: z.optional(z.string()),
  /** Of what was asked, what they allowed. */
  subjects: z.array(z.enum(subjects)),
  channels: z.array(z.enum(channels)),
  /** Why they declined, or what they say about their changes. */
  comment: z.optional(z.string()),
  /** Their words for fields of the card, by the field's name (`contract/reference/fields.ts`). */
  changes: z.optional(z.record(z.string(), z.string())),
});

/** A request for approval, as the team sees it: never with its link. */
export const approval = z.object({
  id: z.string(),
  customerId: z.string(),
  referenceId: z.string(),
  contact: person,
  subjects: z.array(z.enum(subjects)),
  channels: z.array(z.enum(channels)),
  /** The last day on which the permission would hold. */
  expiresOn: z.optional(z.string()),
  /** What the contact agrees to if they allow all of it. */
  wording: z.string(),
  message: z.optional(z.string()),
  language: z.enum(contactLanguages),
  snapshot: z.string(),
  status: z.enum(approvalStatuses),
  askedBy: z.string(),
  askedAt: timestamp,
  /** Until when it can be answered. */
  expiresAt: timestamp,
  /** When the contact was reminded. */
  reminders: z.array(timestamp),
  /** Of its newest mail; requests of before have none. */
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
  /** Unless said otherwise, the contact's own. */
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
