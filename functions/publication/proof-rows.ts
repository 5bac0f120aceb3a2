import * as z from 'zod/mini';
import { confirmedFrom } from '#contract/cards/confirmed-from';
import { subjects } from '#contract/rules/choices';
import { visitorLanguages } from '#contract/words/languages';

const text = z.string();
const optionalText = z.optional(text);

/** The page may read no other row, so this one holds all that it says besides its references. */
export const openProofRow = z.object({
  status: z.literal('open'),
  organizationId: text,
  /** The firm. */
  organization: text,
  generation: z.number(),
  /** The tender, as the team wants it named. */
  name: text,
  buyer: optionalText,
  deadline: text,
  holdUntil: text,
  timeZone: text,
  language: z.enum(visitorLanguages),
  madeAt: text,
});
export type OpenProofRow = z.output<typeof openProofRow>;

/** A page that has ended leaves its language alone. */
export const endedProofRow = z.object({ status: z.literal('ended'), language: z.enum(visitorLanguages) });

const about = { number: z.number(), hash: text, customerId: text, referenceId: text };

/** The row of a reference that may no longer be shown keeps the fingerprint of its sheet. */
const closedRow = z.object({ ...about, state: z.enum(['expired', 'withdrawn']), endedAt: text });

const shownRow = z.object({
  ...about,
  state: z.enum(['confirmed', 'changed', 'held']),
  title: text,
  /** The sheet: canonical JSON (RFC 8785). */
  text,
  /** The last day of the permission. */
  until: optionalText,
  confirmation: z.optional(
    z.object({
      at: text,
      by: z.object({
        domain: optionalText,
        from: z.optional(z.enum(confirmedFrom)),
        name: optionalText,
        jobTitle: optionalText,
      }),
      approved: text,
    }),
  ),
  /** Only what is confirmed is signed. */
  signed: z.optional(z.object({ keyId: text, signature: text })),
});

export const provenReferenceRow = z.discriminatedUnion('state', [shownRow, closedRow]);
export type ProvenReference = z.output<typeof provenReferenceRow>;
export type ShownReference = z.output<typeof shownRow>;

/** It finds what the pages of buyers say of a customer's references. */
export const provenRow = z.object({
  customerId: text,
  referenceId: text,
  tenderId: text,
  /** It is that of the token. */
  hash: text,
  number: z.number(),
  subjects: z.array(z.enum(subjects)),
  /** The contacts whom the sheet or its confirmation names. */
  contactIds: z.array(text),
});
export type Proven = z.output<typeof provenRow>;

export const isClosed = (row: ProvenReference): row is z.output<typeof closedRow> =>
  row.state === 'expired' || row.state === 'withdrawn';
