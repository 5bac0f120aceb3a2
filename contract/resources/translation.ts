import * as z from 'zod/mini';
import { translatedFields, type FieldValues, type TranslatedField } from '../reference/field-values.ts';
import { referenceFields } from '../reference/fields.ts';
import { limits } from '../rules/limits.ts';
import { contentLanguage, id, line, timestamp, wellFormed } from '../primitives/schema.ts';
import * as fixed from '#words/fixed';
import * as words from '#words/validation';
import type { Routes } from '../primitives/route.ts';
import { storedFields, writtenField } from '../reference/field-schemas.ts';
import { translationStatus, translationSummary } from './translation-summary.ts';

/** The unit and label of one key figure, in the order of the original. Its value is the original's. */
export interface TranslatedFigure {
  unit?: string | undefined;
  label: string;
}

type Translated<Name extends TranslatedField> = Name extends 'figures'
  ? TranslatedFigure[]
  : FieldValues[Name];
export type TranslatedTexts = { [Name in TranslatedField]?: Translated<Name> | undefined };

/* @__NO_SIDE_EFFECTS__ */
const shapeOf = (make: (name: TranslatedField) => z.ZodMiniType) =>
  Object.fromEntries(translatedFields.map((name) => [name, z.optional(make(name))])) as {
    [Name in TranslatedField]: z.ZodMiniOptional<z.ZodMiniType<Translated<Name>, Translated<Name>>>;
  };

const writtenFigures = z
  .array(
    z.strictObject({
      unit: z.optional(line(limits.figureUnitLength)),
      label: line(limits.figureLabelLength),
    }),
  )
  .check(z.maxLength(limits.figures, words.figuresTooMany(limits.figures)));
const storedFigures = z.array(z.object({ unit: z.optional(z.string()), label: z.string() }));

const originalTexts = z.object(
  Object.fromEntries(translatedFields.map((name) => [name, storedFields[name]])) as Pick<
    typeof storedFields,
    TranslatedField
  >,
);
export type OriginalTexts = z.output<typeof originalTexts>;

const anyField = z.enum(translatedFields);
/** A card without a title cannot be drawn. */
const optionalField = z.enum(translatedFields.filter((name) => name !== 'title'));

const origin = z.enum(['written', 'file', 'machine']);

const translatedTexts = z.object(shapeOf((name) => (name === 'figures' ? storedFigures : z.string())));

export const translation = z.object({
  referenceId: z.string(),
  language: z.string(),
  status: translationStatus,
  fields: translatedTexts,
  /** Fields that read the same as in the original, such as names and places. */
  same: z.array(anyField),
  leaveOut: z.array(anyField),
  origin,
  /** The name of the story in the address. */
  slug: z.optional(z.string()),
  /** The original as it was when it was translated. */
  basedOn: z.object({ version: z.number(), fields: originalTexts }),
  version: z.number(),
  createdAt: timestamp,
  createdBy: z.string(),
  updatedAt: timestamp,
  updatedBy: z.string(),
});
export type Translation = z.output<typeof translation>;

const params = z.strictObject({ id: id(fixed.referenceIdInvalid), language: contentLanguage });

/* @__NO_SIDE_EFFECTS__ */
const marks = (field: typeof anyField | typeof optionalField) =>
  z.optional(z.array(field).check(z.maxLength(translatedFields.length)));

/** Words that many references share, such as tags and types. */
export const terms = z.object({
  language: z.string(),
  terms: z.array(z.object({ term: z.string(), translation: z.string() })),
  version: z.number(),
  updatedAt: z.optional(timestamp),
  updatedBy: z.optional(z.string()),
});
export type Terms = z.output<typeof terms>;

const term = line(limits.termLength, words.empty);
const isEachOnce = z.refine<{ term: string }[]>(
  (list) => new Set(list.map((one) => one.term)).size === list.length,
  'Each term may be translated once',
);
export const saveTermsBody = z.strictObject({
  terms: z
    .array(z.strictObject({ term, translation: term }))
    .check(z.maxLength(limits.terms, words.termsTooMany(limits.terms)), isEachOnce),
  version: z.optional(z.int().check(z.gte(1))),
});
const ofLanguage = z.strictObject({ language: contentLanguage });

const ids = z.array(id(fixed.referenceIdInvalid)).check(
  z.minLength(1, 'At least one reference'),
  z.maxLength(limits.handOffReferences, `At most ${limits.handOffReferences} references`),
  z.refine((list) => new Set(list).size === list.length, 'Each reference may be named once'),
);

const refusedText = z.object({
  /** Without it, the whole translation is refused. */
  field: z.optional(z.string()),
  code: z.enum([
    'ready',
    'originalLanguage',
    'partial',
    'invalid',
    'encoding',
    'picture',
    'figureChanged',
    'changedSince',
  ]),
  why: z.string(),
});
export type RefusedText = z.output<typeof refusedText>;

/** A text of a file: `title`, or `figures.0.label` for a part of a key figure. */
const importedReference = z.object({
  id: z.string(),
  name: z.string(),
  /** Comes with the text that it replaces, if there is one. */
  saved: z.array(z.object({ field: z.string(), before: z.optional(z.string()), text: z.string() })),
  unchanged: z.array(z.string()),
  refused: z.array(refusedText),
  /** Saved fields whose original has changed since the file was written. */
  changed: z.array(anyField),
});
export type ImportedReference = z.output<typeof importedReference>;

export const translationRoutes = {
  listTranslations: {
    method: 'GET',
    path: '/api/reference/{id}/translation',
    access: 'reference:read',
    summary: 'The translations of a reference: status, version, and the fields that have changed since',
    params: z.strictObject({ id: id(fixed.referenceIdInvalid) }),
    response: z.object({
      original: z.object({ language: z.string(), version: z.number() }),
      /** True if a machine can propose texts. */
      proposes: z.boolean(),
      translations: z.array(z.extend(translationSummary, { language: z.string() })),
    }),
    errors: ['NOT_FOUND'],
  },
  getTranslation: {
    method: 'GET',
    path: '/api/reference/{id}/translation/{language}',
    access: 'reference:read',
    summary: 'One translation of a reference, with the texts of the original that it was made from',
    params,
    response: translation,
    errors: ['NOT_FOUND'],
  },
  saveTranslation: {
    method: 'POST',
    path: '/api/reference/{id}/translation/{language}',
    access: 'reference:write',
    summary:
      'Write or change a translation, and say whether it is ready; what is not sent keeps its value. Without a version the translation is new',
    params,
    body: z.strictObject({
      fields: z.optional(
        z.strictObject(
          shapeOf((name) => (name === 'figures' ? writtenFigures : writtenField(referenceFields[name]))),
        ),
      ),
      same: marks(anyField),
      leaveOut: marks(optionalField),
      status: z.optional(translationStatus),
      origin: z.optional(origin),
      /** The version of the original that was translated; without it, the present one. */
      originalVersion: z.optional(z.int().check(z.gte(1))),
      version: z.optional(z.int().check(z.gte(1))),
    }),
    response: translation,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'LANGUAGE_NOT_CHOSEN', 'TRANSLATION_INCOMPLETE'],
  },
  deleteTranslation: {
    method: 'DELETE',
    path: '/api/reference/{id}/translation/{language}',
    access: 'reference:write',
    summary: 'Delete a translation of a reference',
    params,
    response: z.object({ language: z.string() }),
    errors: ['NOT_FOUND'],
  },
  getTerms: {
    method: 'GET',
    path: '/api/organization/terms/{language}',
    access: 'reference:read',
    summary: 'The translations of tags, types and other words that many references share',
    params: ofLanguage,
    response: terms,
  },
  saveTerms: {
    method: 'POST',
    path: '/api/organization/terms/{language}',
    access: 'settings:write',
    summary: 'Replace the translated terms of a language',
    params: ofLanguage,
    body: saveTermsBody,
    response: terms,
    errors: ['VERSION_CONFLICT', 'LANGUAGE_NOT_CHOSEN'],
  },
  proposeTranslation: {
    method: 'POST',
    path: '/api/reference/{id}/translation/{language}/proposal',
    access: 'reference:write',
    summary:
      "A machine's proposal for each text of a reference, which is stored nowhere. Off unless the operator has switched it on",
    params,
    /** Without `fields`, all of them. */
    body: z.strictObject({ fields: marks(anyField) }),
    response: z.object({ originalVersion: z.number(), fields: translatedTexts }),
    reads: true,
    errors: [
      'NOT_FOUND',
      'LANGUAGE_NOT_CHOSEN',
      'TRANSLATION_OFF',
      'TRANSLATION_UNAVAILABLE',
      'RATE_LIMITED',
    ],
  },
  createTranslationFile: {
    method: 'POST',
    path: '/api/translation/file',
    access: 'reference:read',
    summary:
      'A file for a translator, as XLIFF 1.2 or JSON, with the texts of at most 30 references. Those that do not fit are `left` for another file',
    body: z.strictObject({ language: contentLanguage, ids, format: z.enum(['xliff', 'json']) }),
    response: z.object({ fileName: z.string(), text: z.string(), left: z.array(z.string()) }),
    reads: true,
    errors: ['NOT_FOUND', 'LANGUAGE_NOT_CHOSEN'],
  },
  importTranslations: {
    method: 'POST',
    path: '/api/translation/import',
    access: 'reference:write',
    summary:
      'Save what a translator sends back, XLIFF 1.2 or 2 or JSON, as drafts; with `dryRun` only say what would be saved. `replace` also replaces texts that were saved after the file was written',
    body: z.strictObject({
      text: z
        .string()
        .check(z.maxLength(limits.handOffBytes, `At most ${limits.handOffBytes} bytes`), wellFormed),
      dryRun: z.optional(z.boolean()),
      replace: z.optional(z.boolean()),
    }),
    response: z.object({
      language: z.string(),
      references: z.array(importedReference),
      /** The file names these, and nobody here knows them. */
      ignored: z.array(z.string()),
    }),
    errors: ['LANGUAGE_NOT_CHOSEN'],
  },
} as const satisfies Routes;
