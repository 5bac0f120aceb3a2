import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';
import { id, line, text, timestamp, wellFormed } from '../primitives/schema.ts';
import { importLimits } from '../rules/import-limits.ts';
import { importedFields } from '../rules/imported-fields.ts';

/** A member said that columns with this heading are this. An empty field means that they are not brought in. */
const rememberedColumn = z.strictObject({
  /** In small letters, without accents and punctuation. */
  heading: line(importLimits.headingLength).check(z.minLength(1)),
  field: z.enum(['', ...importedFields]),
});
export type RememberedColumn = z.output<typeof rememberedColumn>;

export const rememberedColumns = z.array(rememberedColumn);

/** A job may make these calls. Each is checked as if the browser had made it. */
export const importCalls = [
  'saveSettings',
  'saveTerms',
  'saveBranding',
  'createCustomer',
  'createContact',
  'createReference',
  'saveFacts',
  'updateReference',
  'saveTranslation',
  'createCollection',
  'addCollectionItems',
  'createTender',
  'createNeed',
  'changePicks',
] as const;
export type ImportCall = (typeof importCalls)[number];

const refusedPicture = z.strictObject({ name: line(300), reason: line(500) });

/** One call. Where its input has the `key` of an earlier step, the ID of what that step made is put in. */
export const importStep = z.strictObject({
  key: id(),
  call: z.enum(importCalls),
  /** Path parameters and body as JSON. The job reads it, so that one bad row refuses no other. */
  input: z.string().check(z.maxLength(importLimits.inputLength), wellFormed),
  /** People read this in the result. */
  about: z.optional(
    z.strictObject({
      name: line(500),
      /** The headings and rows of the file that it comes from, to hand back what was refused. */
      rows: z
        .array(z.array(text(importLimits.cellLength)).check(z.maxLength(importLimits.joinedColumns)))
        .check(z.maxLength(importLimits.rows)),
      pictures: z.array(refusedPicture).check(z.maxLength(importLimits.columns)),
      /** Buyers were sent something so many times for this tender, which stays in the archive. */
      sent: z.optional(z.int().check(z.gte(1))),
    }),
  ),
});
export type ImportStep = z.output<typeof importStep>;

export const importOutcome = z.object({
  key: z.string(),
  /** The record that was made or changed. */
  id: z.optional(z.string()),
  error: z.optional(
    z.object({
      code: z.string(),
      message: z.string(),
      fields: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});
export type ImportOutcome = z.output<typeof importOutcome>;

/** An archive is of this product, and a file of any other. */
const importKinds = ['file', 'archive'] as const;

/** The latest import of the organization. There is one at a time. */
export const importJob = z.object({
  id: z.string(),
  file: z.string(),
  kind: z.enum(importKinds),
  /** Pending until every page is written, or three attempts at one have failed. */
  status: z.enum(['pending', 'done', 'failed']),
  pages: z.number(),
  steps: z.number(),
  /** Steps that were written or refused. */
  settled: z.number(),
  made: z.number(),
  changed: z.number(),
  /** References that were not made or changed. */
  refused: z.number(),
  /** Rows that somebody chose to leave out. */
  leftOut: z.number(),
  createdAt: timestamp,
  createdBy: z.string(),
});
export type ImportJob = z.output<typeof importJob>;

const page = z.strictObject({
  id: id(),
  /** Pages count from 0. */
  page: z.string().check(
    z.regex(/^\d{1,4}$/),
    z.refine((value) => Number(value) < importLimits.pages),
  ),
});

export const importRoutes = {
  getImport: {
    method: 'GET',
    path: '/api/import',
    access: 'reference:read',
    summary:
      'What an import has to know before it begins: how many references the plan has room for, and what columns were taken for before; and the latest import',
    response: z.object({ room: z.number(), columns: rememberedColumns, job: z.optional(importJob) }),
  },
  rememberColumns: {
    method: 'POST',
    path: '/api/import',
    access: 'reference:write',
    summary:
      'Remember what columns are, by their headings. The latest of each heading counts, and the oldest are forgotten first',
    body: z.strictObject({ columns: rememberedColumns.check(z.maxLength(importLimits.columns)) }),
    response: z.object({ columns: rememberedColumns }),
  },
  putImportPage: {
    method: 'PUT',
    path: '/api/import/{id}/{page}',
    access: 'reference:write',
    summary:
      'Send some steps of an import, which nobody writes before it is started. The caller chooses the ID of the import',
    params: page,
    body: z.strictObject({
      steps: z.array(importStep).check(z.minLength(1), z.maxLength(importLimits.stepsOfPage)),
    }),
    response: z.object({}),
    errors: ['IMPORT_RUNNING', 'RATE_LIMITED'],
  },
  startImport: {
    method: 'POST',
    path: '/api/import/{id}',
    access: 'reference:write',
    status: 202,
    summary:
      'Write the pages that were sent, in their order. It goes on without the caller, who gets a mail at the end',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({
      kind: z.enum(importKinds),
      file: line(300, 'The name of the file is missing'),
      pages: z.int().check(z.gte(1), z.lte(importLimits.pages)),
      steps: z.int().check(z.gte(1), z.lte(importLimits.pages * importLimits.stepsOfPage)),
      leftOut: z.int().check(z.gte(0), z.lte(importLimits.rows + importLimits.headingRows)),
    }),
    response: importJob,
    errors: ['IMPORT_RUNNING', 'NOT_FOUND'],
  },
  getImportPage: {
    method: 'GET',
    path: '/api/import/{id}/{page}',
    access: 'reference:read',
    summary: 'Some steps of an import and what became of them, for 30 days',
    params: page,
    response: z.object({
      steps: z.array(z.pick(importStep, { key: true, call: true, about: true })),
      outcomes: z.array(importOutcome),
    }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Routes;
