import * as z from 'zod/mini';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import type { Routes } from '../primitives/route.ts';
import { moment } from '../primitives/moment.ts';
import { id, line, text, timestamp } from '../primitives/schema.ts';
import { documentFormats } from '../resources/document.ts';
import { subjects } from '../rules/choices.ts';
import { limits } from '../rules/limits.ts';
import { tenderLimits } from './limits.ts';
import { lightColors, lightReasons } from './light.ts';
import { sentHows } from './sent-how.ts';
import * as words from '#words/tender-fields';
import { reasonTooShort } from '#words/validation';

const optionalText = z.optional(z.string());
const subject = z.enum(subjects);
const how = z.enum(sentHows);

/** A document says these parts of a reference. */
export const said = z.object({
  referenceId: z.string(),
  customerId: z.string(),
  title: z.string(),
  subjects: z.array(subject),
});
export type Said = z.output<typeof said>;

/** It records what a buyer was sent and never changes. Its files are kept as long as its tender. */
export const dispatch = z.object({
  id: z.string(),
  sentAt: timestamp,
  how,
  receivers: z.array(z.string()),
  note: optionalText,
  documents: z.array(
    z.object({
      documentId: z.string(),
      title: z.string(),
      format: z.enum(documentFormats),
      language: optionalText,
      size: z.number(),
      /** In base64. */
      sha256: z.string(),
      /** In the order of the document. */
      referenceIds: z.array(z.string()),
    }),
  ),
  references: z.array(
    z.extend(said, {
      light: z.enum(lightColors),
      reasons: z.array(z.object({ subject, reason: z.enum(lightReasons) })),
    }),
  ),
  /** Why it was sent although a customer had not allowed all of it. */
  despite: optionalText,
  createdAt: timestamp,
  createdBy: z.string(),
});
export type Dispatch = z.output<typeof dispatch>;

export const recallStates = ['open', 'told', 'not needed'] as const;

/** A customer no longer allows what a buyer was sent, so somebody has to tell the buyer. */
export const recall = z.object({
  id: z.string(),
  tenderId: z.string(),
  tenderTitle: z.string(),
  buyer: optionalText,
  referenceId: z.string(),
  title: z.string(),
  customerId: z.string(),
  /** This entry of the ledger closed it. */
  entryId: z.string(),
  /** The parts that the buyer was told and that are no longer allowed. */
  subjects: z.array(subject),
  /** Oldest first. */
  dispatchIds: z.array(z.string()),
  state: z.enum(recallStates),
  /** How the buyer was told, or why that is not needed. */
  note: optionalText,
  version: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
  updatedBy: optionalText,
});
export type Recall = z.output<typeof recall>;

const tenderId = id(words.tenderIdInvalid);
const dispatchId = id(words.dispatchIdInvalid);
const receiver = line(limits.nameLength, words.receiverMissing);

export const dispatchRoutes = {
  sendTender: {
    method: 'PUT',
    path: '/api/tender/{id}/sent',
    access: 'tender:write',
    summary:
      'Record what a buyer was sent, with copies of the documents. The tender becomes sent. What a customer has not allowed needs a reason, or is refused under `require`',
    creates: true,
    params: z.strictObject({ id: tenderId }),
    body: z.strictObject({
      documentIds: z
        .array(id(words.documentIdInvalid))
        .check(z.minLength(1, words.documentsMissing), z.maxLength(tenderLimits.documentsPerDispatch)),
      how,
      receivers: z._default(z.array(receiver).check(z.maxLength(tenderLimits.receivers)), []),
      note: z.optional(text(tenderLimits.noteLength)),
      /** Now, if absent. */
      sentAt: z.optional(moment(words.sentAtInvalid)),
      despite: z.optional(
        text(limits.overrideReasonLength).check(
          z.minLength(limits.overrideReasonLeast, reasonTooShort(limits.overrideReasonLeast)),
        ),
      ),
    }),
    response: dispatch,
    errors: [
      'NOT_FOUND',
      'INVALID_TRANSITION',
      'DISPATCH_LIMIT',
      'DOCUMENT_NOT_READY',
      'PERMISSION_REQUIRED',
    ],
  },
  getDispatch: {
    method: 'GET',
    path: '/api/tender/{id}/sent/{dispatchId}',
    access: 'tender:read',
    summary:
      'What a buyer was sent, with an address for each file from which it can be downloaded for five minutes',
    params: z.strictObject({ id: tenderId, dispatchId }),
    /** In the order of the documents. */
    response: z.extend(dispatch, { downloadUrls: z.array(z.string()) }),
    errors: ['NOT_FOUND'],
  },
  listRecalls: {
    method: 'GET',
    path: '/api/recall',
    access: 'tender:read',
    summary: 'List what buyers were sent and customers no longer allow, of one tender or of all',
    query: z.extend(pageQuery, { tenderId: z.optional(tenderId) }),
    response: z.object({ recalls: z.array(recall), nextCursor }),
  },
  updateRecall: {
    method: 'POST',
    path: '/api/recall',
    access: 'tender:write',
    summary: 'Say that the buyer was told, or why that is not needed',
    body: z.strictObject({
      id: id(words.recallIdInvalid),
      tenderId,
      version: z.optional(z.int().check(z.gte(1))),
      state: z.enum(recallStates),
      note: z.optional(text(tenderLimits.noteLength)),
    }),
    response: recall,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
} as const satisfies Routes;
