import * as z from 'zod/mini';
import { formFormats } from '../form/format.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import type { Routes } from '../primitives/route.ts';
import { contentLanguage, id, requiredName, timestamp } from '../primitives/schema.ts';
import { permissionPart } from '../permission/parts.ts';
import type { Channel } from '../rules/choices.ts';
import { limits } from '../rules/limits.ts';
import { titleMissing } from '#words/reference-fields';
import { documentIdInvalid, tenderIdInvalid } from '#words/tender-fields';

export const documentFormats = ['pdf', 'docx', 'pptx', 'png', 'xlsx', 'csv'] as const;
export type DocumentFormat = (typeof documentFormats)[number];
/** A tender is no post. */
export const tenderFormats = documentFormats.filter((format) => format !== 'png');

/** How pages and slides are laid out. A table has a row for each reference. */
export const documentLooks = ['sheet', 'picture', 'outcome', 'voice', 'tender', 'table'] as const;
export type DocumentLook = (typeof documentLooks)[number];
/** Formats that are laid out. */
export const hasLook = (format: string): boolean => ['pdf', 'docx', 'pptx'].includes(format);
const looksOfTemplates: Partial<Record<string, DocumentLook>> = {
  architectural: 'picture',
  design: 'picture',
  consulting: 'outcome',
  quote: 'voice',
};
/** Suits the cards of the organization, if nobody chose another. */
export const lookFor = (channel: Channel | undefined, templateId: string): DocumentLook =>
  channel === 'tender' ? 'tender' : (looksOfTemplates[templateId] ?? 'sheet');

/** Pictures for posts, in pixels. Social networks show these proportions whole. */
export const postSizes = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 675 },
} as const;
export type PostShape = keyof typeof postSizes;
export const postShapes = ['square', 'portrait', 'wide'] as const satisfies readonly PostShape[];

/** The channel whose permissions count. A firm shows a document by itself, and a tender answers a buyer. */
const chosenChannels = ['document', 'tender'] as const satisfies readonly Channel[];
/** Pictures are for posts, whatever is asked. */
const documentChannels = [...chosenChannels, 'social'] as const satisfies readonly Channel[];

/** Parts of a reference that the document leaves out, or shows although nobody allowed them. */
const documentNote = z.object({
  referenceId: z.string(),
  title: z.string(),
  parts: z.array(permissionPart),
  /** Nothing of the reference is in the document. */
  whole: z.optional(z.literal(true)),
});
export type DocumentNote = z.output<typeof documentNote>;

/** Pixels of the large one. */
export const pictureSize = z.object({ width: z.number(), height: z.number() });

export const document = z.object({
  id: z.string(),
  title: z.string(),
  format: z.enum(documentFormats),
  /** Pictures for posts have one. */
  shape: z.optional(z.enum(postShapes)),
  /** PDF, Word and PowerPoint files have one. That of the organization's cards, if absent. */
  look: z.optional(z.enum(documentLooks)),
  /** References without their texts in this language are in their own. */
  language: z.string(),
  /** `document`, if absent. */
  channel: z.optional(z.enum(documentChannels)),
  /** Answers about this tender count too. */
  tenderId: z.optional(z.string()),
  /** Pending until the file is made, or three attempts have failed. */
  status: z.enum(['pending', 'ready', 'failed']),
  reason: z.optional(z.string()),
  /** The number of references in the file. */
  references: z.optional(z.number()),
  size: z.optional(z.number()),
  leftOut: z.optional(z.array(documentNote)),
  notAllowed: z.optional(z.array(documentNote)),
  /** The number of references that were asked for and are deleted. */
  deleted: z.optional(z.number()),
  /** Characters that the file shows as empty boxes, because no typeface here has them. */
  unshown: z.optional(z.string()),
  /** The day on which the first of the permissions ends that the file relies on. */
  holdsUntil: z.optional(z.string()),
  /** The form that was filled. */
  form: z.optional(z.string()),
  /** Placeholders without a value, with the numbers of the references. */
  unfilled: z.optional(z.array(z.object({ name: z.string(), references: z.array(z.number()) }))),
  /** The number of references for which the form has no place. */
  unplaced: z.optional(z.number()),
  /** The first page of a PDF or the first picture for a post, at addresses that work for minutes. */
  preview: z.optional(z.extend(pictureSize, { small: z.string(), large: z.string() })),
  createdAt: timestamp,
  createdBy: z.string(),
});
export type Document = z.output<typeof document>;

const params = z.strictObject({ id: id(documentIdInvalid) });

export const documentRoutes = {
  makeDocument: {
    method: 'PUT',
    path: '/api/document',
    access: 'document:make',
    summary:
      'Make a file of references, with what their customers allow in documents, in posts if it has pictures for them or, on that channel, in tenders. It is ready after some seconds and kept for 30 days',
    creates: true,
    body: z
      .strictObject({
        title: requiredName(titleMissing),
        /** One reference becomes a PNG, and several become a ZIP of them. */
        format: z.enum(documentFormats),
        /** Pictures for posts have one, and nothing else has. */
        shape: z.optional(z.enum(postShapes)),
        /** That of a tender for tenders, else the one that suits the organization's cards, if absent. */
        look: z.optional(z.enum(documentLooks)),
        language: contentLanguage,
        channel: z.optional(z.enum(chosenChannels)),
        /** In the order of the document. All published ones, if absent. */
        referenceIds: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(limits.documentReferences))),
        /** Filled instead of one of our looks. The format is that of the form. */
        form: z.optional(id()),
        /** On the channel of tenders, answers about this one count too. Forms have placeholders for its title and buyer. */
        tenderId: z.optional(id(tenderIdInvalid)),
      })
      .check(
        z.refine(({ form, format }) => form === undefined || formFormats.some((one) => one === format), {
          path: ['format'],
          error: `A form is filled as ${formFormats.join(' or ')}`,
        }),
        z.refine(({ format, shape }) => (format === 'png') === (shape !== undefined), {
          path: ['shape'],
          error: 'Pictures for posts have a shape, and nothing else has one',
        }),
        z.refine(({ format, form, look }) => look === undefined || (hasLook(format) && form === undefined), {
          path: ['look'],
          error: 'Tables, pictures and forms have no look of ours',
        }),
        z.refine(({ format, channel, tenderId }) => format !== 'png' || !(channel ?? tenderId), {
          path: ['channel'],
          error: 'Pictures are for posts, so they have neither a channel nor a tender',
        }),
        z.refine(
          ({ format, referenceIds = [] }) => format !== 'png' || referenceIds.length <= limits.postPictures,
          {
            path: ['referenceIds'],
            error: `Pictures for posts are made of at most ${limits.postPictures} references`,
          },
        ),
      ),
    response: document,
    errors: ['RATE_LIMITED', 'NOT_FOUND', 'FORM_HAS_ERRORS'],
  },
  listDocuments: {
    method: 'GET',
    path: '/api/document',
    access: 'document:read',
    summary: 'List made documents, newest first',
    query: pageQuery,
    response: z.object({ documents: z.array(document), nextCursor }),
  },
  getDocument: {
    method: 'GET',
    path: '/api/document/{id}',
    access: 'document:read',
    summary:
      'One document. A ready one comes with an address from which it can be downloaded for five minutes, which the audit trail records',
    params,
    response: z.extend(document, { downloadUrl: z.optional(z.string()) }),
    errors: ['NOT_FOUND'],
  },
  makeDocumentAgain: {
    method: 'POST',
    path: '/api/document/{id}',
    access: 'document:make',
    summary: 'Make the document again, with what is true and allowed now',
    params,
    response: document,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/api/document/{id}',
    access: 'document:make',
    summary: 'Stop making a document, or delete it with its file',
    params,
    response: z.object({ id: z.string() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Routes;
