import * as z from 'zod/mini';
import { recordFields, updatedBy } from './customer.ts';
import { clientKinds } from '../reference/facts.ts';
import { buyerProofRoutes } from '../tender/buyer-proof.ts';
import { dispatch, dispatchRoutes } from '../tender/dispatch.ts';
import { tenderLimits } from '../tender/limits.ts';
import { need, needRoutes } from '../tender/need.ts';
import { outcome, saveOutcomeBody } from '../tender/outcome.ts';
import { pick, sentPick } from '../tender/pick-schemas.ts';
import { tenderStatuses } from '../tender/status.ts';
import { limits } from '../rules/limits.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import type { Routes } from '../primitives/route.ts';
import { moment } from '../primitives/moment.ts';
import {
  contentLanguage,
  day,
  id,
  line,
  requiredName,
  text,
  timestamp,
  writable,
} from '../primitives/schema.ts';
import * as fixed from '#words/fixed';
import * as words from '#words/tender-fields';

const tenderStatus = z.enum(tenderStatuses);
const buyerKind = z.enum(clientKinds);

const optionalText = z.optional(z.string());

/** One answer to one buyer. */
export const tender = z.object({
  id: z.string(),
  title: z.string(),
  buyer: z.optional(z.object({ name: z.string(), kind: z.optional(buyerKind), country: optionalText })),
  lot: optionalText,
  procedure: optionalText,
  identifiers: z.optional(z.object({ ted: optionalText, hilma: optionalText, own: optionalText })),
  deadline: timestamp,
  /** The last day on which what is sent must still be allowed. */
  holdUntil: optionalText,
  languages: z.array(z.string()),
  owner: z.string(),
  /** An archive has made it, in which it had this ID. */
  origin: z.optional(z.object({ importId: z.string(), recordId: z.string() })),
  /** The buyer allows at most so many references, and says whether one may answer several requirements. */
  allowed: z.optional(z.object({ references: z.optional(z.number()), sameTwice: z.optional(z.boolean()) })),
  status: tenderStatus,
  /** Why there is no bid. */
  reason: optionalText,
  /** A tender that was won, lost or canceled may have one. */
  outcome: z.optional(outcome),
  decidedAt: optionalText,
  /** The buyer's page has had so many addresses; the last one may have ended. */
  proof: z.optional(z.object({ generation: z.number(), open: z.boolean() })),
  /** The references chosen for it, in the order in which the buyer reads them. */
  referenceIds: z.array(z.string()),
  needs: z.number(),
  /** Requirements with as many references as they ask for. */
  answered: z.number(),
  /** Each change of requirements or picks raises it, and no other. */
  partsVersion: z.number(),
  version: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
  createdBy: z.string(),
  updatedBy,
});
export type Tender = z.output<typeof tender>;

const wholeTender = z.object({
  tender,
  needs: z.array(need),
  picks: z.array(pick),
  /** Oldest first. */
  dispatches: z.array(dispatch),
});
export type WholeTender = z.output<typeof wholeTender>;

const tenderId = id(words.tenderIdInvalid);
const version = z.optional(z.int().check(z.gte(1)));
const params = z.strictObject({ id: tenderId });

const title = requiredName(words.titleMissing);
const short = z.optional(line(limits.nameLength));
const deadline = moment(words.deadlineInvalid);

/** Missing fields stay; null removes one. Buyer, identifiers and what is allowed are replaced as a whole. */
const described = {
  buyer: z.optional(
    z.nullable(
      z.strictObject({
        name: requiredName(words.buyerMissing),
        kind: z.optional(buyerKind),
        country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, words.countryInvalid))),
      }),
    ),
  ),
  lot: z.optional(z.nullable(line(limits.nameLength))),
  procedure: z.optional(z.nullable(line(limits.nameLength))),
  identifiers: z.optional(z.nullable(z.strictObject({ ted: short, hilma: short, own: short }))),
  holdUntil: z.optional(z.nullable(day)),
  languages: z.optional(z.array(contentLanguage).check(z.maxLength(limits.languages))),
  owner: z.optional(id(words.ownerInvalid)),
  allowed: z.optional(
    z.nullable(
      z.strictObject({
        references: z.optional(z.int().check(z.gte(1), z.lte(tenderLimits.picks))),
        sameTwice: z.optional(z.boolean()),
      }),
    ),
  ),
};

const readOnly = [
  ...recordFields,
  'referenceIds',
  'needs',
  'answered',
  'partsVersion',
  'outcome',
  'decidedAt',
  'proof',
] as const;

const referenceId = id(fixed.referenceIdInvalid);
/* @__NO_SIDE_EFFECTS__ */
const some = <Item extends z.ZodMiniType>(item: Item) =>
  z._default(z.array(item).check(z.maxLength(tenderLimits.picksPerCall)), []);

const origin = z.optional(z.strictObject({ importId: id(), recordId: id() }));

export const createTenderBody = writable({ title, deadline, origin, ...described }, [
  ...readOnly,
  'id',
  'version',
  'status',
  'reason',
]);

export const tenderRoutes = {
  createTender: {
    method: 'PUT',
    path: '/api/tender',
    access: 'tender:write',
    summary: 'Create a tender',
    creates: true,
    body: createTenderBody,
    response: tender,
    errors: ['TENDER_LIMIT'],
  },
  updateTender: {
    method: 'POST',
    path: '/api/tender',
    access: 'tender:write',
    summary:
      'Change a tender or its status; fields that are not sent keep their value, and null removes one. Managers take the status one step back',
    body: writable(
      {
        id: tenderId,
        version,
        title: z.optional(title),
        deadline: z.optional(deadline),
        ...described,
        status: z.optional(tenderStatus),
        reason: z.optional(text(limits.overrideReasonLength)),
      },
      [...readOnly, 'origin'],
    ),
    response: tender,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'INVALID_TRANSITION'],
  },
  listTenders: {
    method: 'GET',
    path: '/api/tender',
    access: 'tender:read',
    summary: 'List tenders, newest first',
    query: pageQuery,
    response: z.object({ tenders: z.array(tender), nextCursor }),
  },
  getTender: {
    method: 'GET',
    path: '/api/tender/{id}',
    access: 'tender:read',
    summary:
      'One tender with its requirements, oldest first, its references in their order, and what was sent',
    params,
    response: wholeTender,
    errors: ['NOT_FOUND'],
  },
  deleteTender: {
    method: 'DELETE',
    path: '/api/tender',
    access: 'tender:delete',
    summary: 'Delete a tender with its requirements and what was sent; its references stay',
    body: z.strictObject({ id: tenderId }),
    response: z.object({ id: z.string() }),
    errors: ['NOT_FOUND'],
  },
  ...needRoutes,
  changePicks: {
    method: 'POST',
    path: '/api/tender/{id}/picks',
    access: 'tender:write',
    summary: `Choose references for a tender in preparation, at most ${tenderLimits.picksPerCall} added and removed in one call. Adding one again replaces the requirements that it answers and what is sent of what this tender says otherwise; \`order\` names all of them. With \`partsVersion\`, only if it is still that`,
    params,
    body: z
      .strictObject({
        partsVersion: version,
        add: some(sentPick),
        remove: some(referenceId),
        order: z.optional(z.array(referenceId).check(z.maxLength(tenderLimits.picks))),
      })
      .check(
        z.refine(({ add, remove }) => add.length + remove.length <= tenderLimits.picksPerCall, {
          path: ['remove'],
          message: `At most ${tenderLimits.picksPerCall} references in one call`,
        }),
      ),
    response: wholeTender,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'INVALID_TRANSITION', 'REFERENCE_GONE', 'PICK_LIMIT'],
  },
  ...dispatchRoutes,
  ...buyerProofRoutes,
  saveOutcome: {
    method: 'POST',
    path: '/api/tender/{id}/outcome',
    access: 'tender:write',
    summary:
      'Say how the buyer decided: points, prices, the winner, why, and what was said of each reference',
    params,
    body: saveOutcomeBody,
    response: tender,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'INVALID_TRANSITION'],
  },
} as const satisfies Routes;
