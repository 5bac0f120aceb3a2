import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';
import { id, line, timestamp } from '../primitives/schema.ts';
import { limits } from '../rules/limits.ts';
import { tenderLimits } from './limits.ts';
import { provenStates } from './proof-page.ts';
import * as fixed from '#words/fixed';
import * as words from '#words/tender-fields';

/** The buyer's private page about the references of one tender. */
export const buyerProof = z.object({
  /** Each generation has an address of its own and ends the one before. */
  generation: z.number(),
  /** The page opens for everybody who has it. It is absent once the page has ended. */
  path: z.optional(z.string()),
  /** The name of the tender on the page. */
  name: z.string(),
  buyer: z.optional(z.string()),
  /** The last day of the page. */
  holdUntil: z.string(),
  madeAt: timestamp,
  /** In the order of the page. */
  references: z.array(
    z.object({
      referenceId: z.string(),
      /** Absent once the reference may no longer be shown. */
      title: z.optional(z.string()),
      state: z.enum(provenStates),
      /** When the customer confirmed it, or when that ended. */
      at: z.optional(z.string()),
      /** The last day of the permission, if it has one. */
      until: z.optional(z.string()),
    }),
  ),
  /** The days on which the page was opened, and how often. Nobody knows by whom. */
  opens: z.array(z.object({ day: z.string(), count: z.number() })),
});
export type BuyerProof = z.output<typeof buyerProof>;

const tenderId = id(words.tenderIdInvalid);
const params = z.strictObject({ id: tenderId });

const chosen = z.strictObject({
  /** All references of the tender, if absent. */
  referenceIds: z.optional(
    z.array(id(fixed.referenceIdInvalid)).check(z.minLength(1), z.maxLength(tenderLimits.provenReferences)),
  ),
  /** A name that tells less than the title. Then the buyer is not named either. */
  name: z.optional(line(limits.nameLength)),
});

export const buyerProofRoutes = {
  getBuyerProof: {
    method: 'GET',
    path: '/api/tender/{id}/proof',
    access: 'tender:read',
    summary:
      "The buyer's page of a tender: its address, what it says of each reference, and how often it was opened",
    params,
    response: buyerProof,
    errors: ['NOT_FOUND'],
  },
  saveBuyerProof: {
    method: 'PUT',
    path: '/api/tender/{id}/proof',
    access: 'tender:write',
    summary: `Make the buyer's page of a tender, or bring it up to date under the same address, with at most ${tenderLimits.provenReferences} references that their customers allow`,
    params,
    body: chosen,
    response: buyerProof,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'REFERENCE_GONE', 'PERMISSION_REQUIRED'],
  },
  renewBuyerProof: {
    method: 'POST',
    path: '/api/tender/{id}/proof',
    access: 'tender:write',
    summary: "Make the buyer's page anew under another address; the old address ends",
    params,
    body: z.extend(chosen, {
      /** Another one is refused, so that a repeated call makes one address. */
      generation: z.int().check(z.gte(1)),
    }),
    response: buyerProof,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'INVALID_TRANSITION', 'REFERENCE_GONE', 'PERMISSION_REQUIRED'],
  },
  endBuyerProof: {
    method: 'DELETE',
    path: '/api/tender/{id}/proof',
    access: 'tender:write',
    summary: "End the buyer's page of a tender: its address says so, and nothing of what it held",
    params,
    response: z.object({ generation: z.number() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Routes;
