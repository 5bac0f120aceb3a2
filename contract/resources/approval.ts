import * as z from 'zod/mini';
import type { CardContent } from '../cards/card.ts';
import type { Contact } from './customer.ts';
import type { TranslatedField } from '../reference/field-values.ts';
import { channels, subjects } from '../rules/choices.ts';
import { visitorLanguages } from '../words/languages.ts';
import { delivery } from '../rules/delivery.ts';
import { limits } from '../rules/limits.ts';
import type { FactValues } from '../reference/facts.ts';
import type { Branding } from './organization.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import { namedTender, person, someOf } from './permission.ts';
import type { Routes } from '../primitives/route.ts';
import { day, id, line, text, timestamp } from '../primitives/schema.ts';
import * as fixed from '#words/fixed';
import { tenderIdInvalid } from '#words/tender-fields';
import * as words from '#words/validation';

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
  /** The languages of its wordings in the order of the switch, the original's first; none without a translation. */
  languages?: string[];
  /** The words of its translations, by language. A field that is missing here is not shown there. */
  translations?: Record<string, Pick<CardContent, TranslatedField>>;
  /** Its tags and other terms in these languages, as visitors saw them. They bind nobody. */
  terms?: Record<string, Record<string, string>>;
  /** The buyer of the tender, if the request is about one, also reads this. */
  tender?: {
    name: string;
    buyer?: string;
    deadline: string;
    /** Texts for tenders in the languages of the wordings are among them. */
    facts: FactValues;
    /** SHA-256 (hex) of whom the buyer may call. A snapshot never changes, so it has no name or address of theirs. */
    contactHash?: string;
  };
}

export interface ToldInTender {
  facts: FactValues;
  /** Whom the buyer may call. */
  contact?: Pick<Contact, 'name' | 'email' | 'jobTitle' | 'phone'>;
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

/** This contact is asked instead if the first has not answered by then. */
const nextAsk = z.object({
  contactId: z.string(),
  name: z.string(),
  at: timestamp,
  /** `skipped`: deleted, asked too often or already asked about this reference; the request stays open. */
  outcome: z.optional(z.enum(['asked', 'skipped'])),
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
  language: z.enum(visitorLanguages),
  snapshot: z.string(),
  /** The languages of the wordings that are asked about, the original's first; none without a translation. */
  languages: z.optional(z.array(z.string())),
  status: z.enum(approvalStatuses),
  askedBy: z.string(),
  askedAt: timestamp,
  expiresAt: timestamp,
  reminders: z.array(timestamp),
  delivery: z.optional(delivery),
  next: z.optional(nextAsk),
  publishOnYes: z.optional(z.boolean()),
  tender: z.optional(namedTender),
  answer: z.optional(approvalAnswer),
});
export type Approval = z.output<typeof approval>;

const customerId = id(fixed.customerIdRequired);
const referenceId = id(fixed.referenceIdInvalid);

const asked = {
  referenceId,
  contactId: id('A valid contact ID is required'),
  subjects: someOf(subjects, words.subjectsMissing),
};

export const askApprovalBody = z
  .strictObject({
    ...asked,
    /** The same mail asks about these, each by its own link. All contacts have one address. */
    also: z.optional(z.array(z.strictObject(asked)).check(z.maxLength(limits.referencesPerAsk - 1))),
    channels: someOf(channels, words.channelsMissing),
    expiresOn: z.optional(day),
    message: z.optional(text(limits.approvalMessageLength)),
    language: z.optional(z.enum(visitorLanguages)),
    /** An approval on the reference page publishes the draft as it was asked about, in the name of who asked. */
    publishOnYes: z.optional(z.boolean()),
    /** The request is about this tender alone, and ends with its deadline. The contact reads its title, or this name. */
    tender: z.optional(
      z.strictObject({ id: id(tenderIdInvalid), name: z.optional(line(limits.nameLength)) }),
    ),
    /** Another contact of the customer, who gets the same question once the first link has ended. */
    next: z.optional(
      z.strictObject({
        contactId: id('A valid contact ID is required'),
        afterDays: z.int().check(z.gte(1), z.lte(limits.approvalDays)),
      }),
    ),
  })
  .check(
    z.refine(({ contactId, next }) => contactId !== next?.contactId, {
      message: words.sameContact,
      path: ['next', 'contactId'],
    }),
    z.refine(({ tender, channels: named }) => !tender || named.every((channel) => channel === 'tender'), {
      message: 'A request about one tender is about that channel alone',
      path: ['channels'],
    }),
    z.refine(({ tender, subjects: named }) => Boolean(tender) || !named.includes('value'), {
      message: 'Values are asked about for one tender',
      path: ['subjects'],
    }),
    z.refine(({ also = [], tender, next }) => also.length === 0 || (tender && !next), {
      message: 'One mail asks about several references for one tender, and one contact',
      path: ['also'],
    }),
    z.refine(
      ({ referenceId: first, also = [] }) => areDistinct([first, ...also.map((one) => one.referenceId)]),
      {
        message: 'A mail asks about a reference once',
        path: ['also'],
      },
    ),
  );

const areDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length;

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
      'Ask a contact, by a link in a mail, whether a reference may be shown, and another contact if they do not answer; what they were asked before about it and have not answered is canceled. For one tender, one mail asks about several references and counts as one; `references` of an error names the one that cannot be asked about',
    creates: true,
    body: askApprovalBody,
    response: z.extend(z.pick(approval, { id: true, status: true, expiresAt: true }), {
      /** Those of `also`, in its order. */
      also: z.optional(z.array(z.string())),
    }),
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'APPROVAL_LIMIT', 'PERMISSION_LIMIT', 'RATE_LIMITED'],
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
