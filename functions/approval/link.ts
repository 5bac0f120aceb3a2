import * as z from 'zod/mini';
import type { EarlierNo } from '#contract/permission/approval-mail';
import { approval, keyFigure } from '#contract/resources/approval';
import { contact } from '#contract/resources/customer';
import { channels, subjects } from '#contract/rules/choices';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, type Refusal, type Step } from '../shared/data/write.ts';
import { endedLink, forgottenAfter } from './steps.ts';
import type { ApprovalRow } from './store.ts';

const { shape } = approval;

const contactOfCustomer = z.pick(contact, { name: true, email: true, jobTitle: true, phone: true });

/** The draft holds the contact's choices so far. The team never sees it, and it ends with the answer. */
export const draft = z.object({
  allowed: z.optional(z.array(z.object({ subjects: z.array(z.enum(subjects)), channels: shape.channels }))),
  expiresOn: z.optional(z.string()),
  changes: z.optional(z.record(z.string(), z.string())),
  figures: z.optional(z.array(keyFigure)),
  remark: z.optional(z.string()),
});
export type Draft = z.output<typeof draft>;

/** The page of a link may read no other row, so this one holds everything that the page shows. */
export const linkRow = z.object({
  organizationId: z.string(),
  approvalId: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  /** A mail that does not ask about the name leaves these out too. */
  knownBy: z.optional(
    z.object({ website: z.optional(z.string()), otherNames: z.optional(z.array(z.string())) }),
  ),
  referenceId: z.string(),
  referenceName: z.string(),
  contact: shape.contact,
  askedByName: z.string(),
  subjects: shape.subjects,
  channels: shape.channels,
  expiresOn: shape.expiresOn,
  message: shape.message,
  tender: shape.tender,
  language: shape.language,
  snapshot: z.string(),
  snapshotText: z.string(),
  /** Whom the buyer of a tender may call. */
  called: z.optional(z.extend(contactOfCustomer, { id: z.string() })),
  /** So many other references are asked about in the same mail, each by a link of its own. */
  alsoAsked: z.optional(z.number()),
  /** The latest refusal of what is asked for again. The name of the person who said so is not copied. */
  earlierNo: z.optional(
    z.object({ at: z.string(), contactId: z.optional(z.string()), subjects: shape.subjects }),
  ),
  askedAt: shape.askedAt,
  validUntil: z.string(),
  status: z.enum(['waiting', 'approved', 'changes suggested', 'declined']),
  answer: shape.answer,
  withdrawals: z.optional(z.array(z.object({ at: z.string(), channels: z.array(z.enum(channels)) }))),
  /** Buyers of so many tenders were sent what a withdrawal closed, and decide until this day. */
  stillNamed: z.optional(z.object({ tenders: z.number(), until: z.string() })),
  draft: z.optional(draft),
  /** Counts the changes of the draft, so that nobody confirms what another person chose. */
  draftVersion: z.optional(z.number()),
  /** When the contact last asked for a new link. */
  againAt: z.optional(z.string()),
  /** The number of responses is the condition that lets only one of two concurrent ones win. */
  statementCount: z.number(),
});
export type LinkRow = z.output<typeof linkRow>;

/** Returns what the contact is reminded of: their own earlier refusal, or one of their organization. */
export const toldNo = ({ earlierNo, contact: { id } }: LinkRow): EarlierNo | undefined =>
  earlierNo && { ...earlierNo, isOwn: earlierNo.contactId === id };

/** A request that ended without a response leaves only its language. */
export const endedRow = z.object({
  status: z.literal('ended'),
  language: shape.language,
  /** The contact said not to be the right person. */
  wrongPerson: z.optional(z.literal(true)),
});

export const openLink = (linkHash: string, row: LinkRow): Step =>
  put(keys.approvalLink(linkHash), { ...row, ...forgottenAfter(row.validUntil) }, { pk: absent });

/** `answered` is the error if someone has responded. */
export const endLink = (
  { linkHash, language }: Pick<ApprovalRow, 'linkHash' | 'language'>,
  now: Date,
  event?: Refusal,
): Step =>
  put(keys.approvalLink(linkHash), endedLink({ language }, now), { status: equals('waiting') }, event);
