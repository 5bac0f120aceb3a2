import * as z from 'zod/mini';
import { approval } from '#contract/resources/approval';
import { channels } from '#contract/rules/choices';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, type Refusal, type Step } from '../shared/data/write.ts';
import type { ApprovalRow } from './store.ts';

const { shape } = approval;

/** A request as its contact sees it: all that the page of their link needs, because it may read nothing else. */
export const linkRow = z.object({
  organizationId: z.string(),
  approvalId: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  referenceId: z.string(),
  referenceName: z.string(),
  contact: shape.contact,
  askedByName: z.string(),
  subjects: shape.subjects,
  channels: shape.channels,
  expiresOn: shape.expiresOn,
  message: shape.message,
  language: shape.language,
  /** The hash of what was asked about, and its text. */
  snapshot: z.string(),
  snapshotText: z.string(),
  askedAt: shape.askedAt,
  validUntil: z.string(),
  status: z.enum(['waiting', 'approved', 'changes suggested', 'declined']),
  answer: shape.answer,
  /** The wording that the contact agreed to. */
  wording: z.optional(z.string()),
  withdrawals: z.optional(z.array(z.object({ at: z.string(), channels: z.array(z.enum(channels)) }))),
  /** The number of responses. It is the condition that lets only one of two concurrent responses win. */
  statementCount: z.number(),
});
export type LinkRow = z.output<typeof linkRow>;

/** The remains of a request that ended without a response: the state and the language. */
export const endedRow = z.object({ status: z.literal('ended'), language: shape.language });

/** The step that opens a link. */
export const openLink = (linkHash: string, row: LinkRow): Step =>
  put(keys.approvalLink(linkHash), { ...row, ...forgottenAfter(row.validUntil) }, { pk: absent });

/** The step that ends an unanswered request. `answered` is the error if someone has responded. */
export const endLink = (
  { linkHash, language }: Pick<ApprovalRow, 'linkHash' | 'language'>,
  now: Date,
  event?: Refusal,
): Step =>
  put(
    keys.approvalLink(linkHash),
    { status: 'ended', language, ...forgottenAfter(now.toISOString()) },
    { status: equals('waiting') },
    event,
  );

/** A link reports its end for this long. */
export const forgottenAfter = (end: string) => expiresAfterDays('approvalLinkDays', new Date(end));
