import * as z from 'zod/mini';
import { templateConfig } from '../cards/card-config.ts';
import { waitingPermission } from '../permission/found.ts';
import { permissionPart } from '../permission/parts.ts';
import { referenceStatuses, subjects } from '../rules/choices.ts';
import { recordFields, updatedBy, visibility } from './customer.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import { limits } from '../rules/limits.ts';
import { referenceFields } from '../reference/fields.ts';
import { facts, writtenFacts } from '../reference/fact-schemas.ts';
import { shapeOf, stored, writtenField } from '../reference/field-schemas.ts';
import { byRow, lastImport, origin } from '../reference/origin.ts';
import { translationSummary } from './translation-summary.ts';
import type { Routes } from '../primitives/route.ts';
import { contentLanguage, id, line, tags, text, timestamp, writable, slug } from '../primitives/schema.ts';
import * as fixed from '#words/fixed';
import * as words from '#words/validation';

export const referenceStatus = z.enum(referenceStatuses);
export type ReferenceStatus = z.output<typeof referenceStatus>;

const customerId = id(fixed.customerIdRequired);
/** Cards fall back from `default` to standard. */
const templateId = line(40).check(z.overwrite((value) => value || 'default'));

/** An invalid or missing date becomes the current month, so any value passes. Null removes it. */
const anyDate = z.optional(
  z
    .nullable(z.unknown())
    .check(z.describe('a month such as 2026-03; null for none; missing or invalid: the current month')),
);

const attributes = {
  customerId,
  ...shapeOf<'attributes', undefined>('attributes', writtenField),
  templateId: z.optional(templateId),
};
const custom = { templateConfig: z.optional(templateConfig), ...shapeOf('custom', writtenField) };

/* @__NO_SIDE_EFFECTS__ */
const required = (message: string) => (issue: { code?: string }) =>
  issue.code === 'invalid_type' ? message : undefined;
const attributesOnCreate = z.strictObject(attributes, { error: required(fixed.customerIdRequired) });
const attributesOnUpdate = z.strictObject(
  { ...attributes, referenceDate: anyDate },
  { error: required(fixed.customerIdRequired) },
);

export const reference = z.object({
  id: z.string(),
  slug: z.optional(z.string()),
  name: z.string(),
  status: referenceStatus,
  visibility,
  tags: z.array(z.string()),
  templateId: z.string(),
  attributes: z.object({
    customerId: z.string(),
    ...shapeOf('attributes', stored),
    templateId: z.string(),
  }),
  custom: z.object({ templateConfig: z.string(), ...shapeOf('custom', stored) }),
  /** The main image, under the name that existing clients read. */
  LogoUrl: z.optional(z.string()),
  /** The language of the original; without it, the organization's. */
  language: z.optional(z.string()),
  /** By language. */
  translations: z.optional(z.record(z.string(), translationSummary)),
  /** The team hides these parts of the public card until the customer allows them. */
  leaveOut: z.optional(z.array(z.enum(subjects))),
  /** Under `warn`, why a card is public although nobody allowed all of it. */
  override: z.optional(z.object({ reason: z.string(), by: z.string(), at: timestamp })),
  /** The firm's own number of the project. No two references of an organization have the same. */
  externalId: z.optional(z.string()),
  /** The row of a file that an import has read. */
  origin: z.optional(origin),
  lastImport: z.optional(lastImport),
  waitingPermissions: z.optional(z.array(waitingPermission)),
  /** Taken from the collections themselves. */
  collectionIds: z.optional(z.array(z.string())),
  version: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
  createdBy: z.string(),
  updatedBy,
});
export type Reference = z.output<typeof reference>;

const readOnly = [
  ...recordFields,
  'LogoUrl',
  'collectionIds',
  'lastImport',
  'waitingPermissions',
  'translations',
  'slug',
  'override',
  'leftOut',
  'notAllowed',
] as const;
const { max, missing } = referenceFields.title;
const name = line(max, missing);

/** These fields say what a member decided about parts that nobody allowed. */
const decided = {
  leaveOut: z.optional(z.array(z.enum(subjects)).check(z.maxLength(subjects.length))),
  overrideReason: z.optional(
    text(limits.overrideReasonLength).check(
      z.minLength(limits.overrideReasonLeast, words.reasonTooShort(limits.overrideReasonLeast)),
    ),
  ),
};

const created = {
  // The attributes come first because users see the first message.
  attributes: attributesOnCreate,
  name,
  status: z._default(z.enum(['Draft', 'Published']), 'Draft'),
  visibility: z._default(visibility, 'public'),
  tags: z._default(tags, []),
  templateId: z._default(templateId, 'default'),
  custom: z._default(z.strictObject(custom), {}),
  language: z.optional(contentLanguage),
  externalId: z.optional(line(limits.externalIdLength).check(z.minLength(1))),
  ...decided,
};
const readOnlyOnCreate = [...readOnly, 'id', 'version'];

/** The editor of a reference checks with this. It writes neither facts nor an origin, so it does not load their schemas. */
export const createReferenceBody = writable(created, readOnlyOnCreate);

/** Lists what the published card leaves out, and under `warn` what it shows although nobody allowed it. */
const writtenReference = z.extend(reference, {
  leftOut: z.optional(z.array(permissionPart)),
  notAllowed: z.optional(z.array(permissionPart)),
});
export type WrittenReference = z.output<typeof writtenReference>;

export const referenceRoutes = {
  createReference: {
    method: 'PUT',
    path: '/api/reference',
    access: 'reference:write',
    summary: 'Create a reference card',
    creates: true,
    body: writable(
      { ...created, origin: z.optional(byRow), facts: z.optional(writtenFacts) },
      readOnlyOnCreate,
    ),
    response: writtenReference,
    errors: [
      'PLAN_LIMIT',
      'EXTERNAL_ID_TAKEN',
      'PERMISSION_CLOSED',
      'PERMISSION_REQUIRED',
      'LANGUAGE_NOT_CHOSEN',
    ],
  },
  updateReference: {
    method: 'POST',
    path: '/api/reference',
    access: 'reference:write',
    summary:
      'Change, publish, unpublish or archive a reference card; fields that are not sent keep their value',
    body: writable(
      {
        id: id(fixed.referenceIdRequired),
        attributes: attributesOnUpdate,
        version: z.optional(z.int().check(z.gte(1))),
        name: z.optional(name),
        status: z.optional(referenceStatus),
        visibility: z.optional(visibility),
        tags: z.optional(tags),
        templateId: z.optional(templateId),
        custom: z.optional(z.strictObject(custom)),
        language: z.optional(contentLanguage),
        /** The row of a file that the change comes from. Null takes back what the latest import has changed. */
        byImport: z.optional(z.nullable(byRow)),
        ...decided,
      },
      [...readOnly, 'externalId', 'origin'],
    ),
    response: writtenReference,
    errors: [
      'NOT_FOUND',
      'VERSION_CONFLICT',
      'INVALID_TRANSITION',
      'PERMISSION_CLOSED',
      'PERMISSION_REQUIRED',
      'LANGUAGE_NOT_CHOSEN',
    ],
  },
  listReferences: {
    method: 'GET',
    path: '/api/reference',
    access: 'reference:read',
    summary: 'List reference cards, all or those of one customer, newest first',
    query: z.extend(pageQuery, { customerId: z.optional(customerId) }),
    response: z.object({ references: z.array(reference), nextCursor }),
  },
  getReference: {
    method: 'GET',
    path: '/api/reference/{id}',
    access: 'reference:read',
    summary: 'One reference card',
    params: z.strictObject({ id: id(fixed.referenceIdInvalid) }),
    response: reference,
    errors: ['NOT_FOUND'],
  },
  getFacts: {
    method: 'GET',
    path: '/api/reference/{id}/facts',
    access: 'reference:read',
    summary: 'What tenders ask about a reference; it is never public',
    params: z.strictObject({ id: id(fixed.referenceIdInvalid) }),
    response: facts,
    errors: ['NOT_FOUND'],
  },
  listFacts: {
    method: 'GET',
    path: '/api/facts',
    access: 'reference:read',
    summary: 'The facts of all references, with which a workspace ranks them for a tender',
    query: pageQuery,
    response: z.object({ facts: z.array(facts), nextCursor }),
  },
  saveFacts: {
    method: 'POST',
    path: '/api/reference/{id}/facts',
    access: 'reference:write',
    summary:
      'Replace the facts of a reference; the version is 0 where there are none yet. `checked` says that they are right',
    params: z.strictObject({ id: id(fixed.referenceIdInvalid) }),
    body: z.strictObject({
      version: z.int().check(z.gte(0)),
      values: writtenFacts,
      checked: z.optional(z.boolean()),
      /** The import that the change comes from, so that an undo finds the values of before. */
      importId: z.optional(id(words.idInvalid)),
    }),
    response: facts,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  changeReferenceAddress: {
    method: 'POST',
    path: '/api/reference/{id}/address',
    access: 'reference:address',
    summary: 'Give the page of a published reference another readable name; the one of before leads to it',
    params: z.strictObject({ id: id(fixed.referenceIdInvalid) }),
    body: z.strictObject({ slug }),
    response: reference,
    errors: ['NOT_FOUND', 'NOT_PUBLISHED', 'SLUG_TAKEN', 'SLUG_LIMIT', 'PERMISSION_REQUIRED'],
  },
  deleteReference: {
    method: 'DELETE',
    path: '/api/reference',
    access: 'reference:write',
    summary: 'Delete a reference card; it leaves the public page at once',
    body: z.strictObject({
      id: id(fixed.referenceIdInvalid),
      /** Without it, changes that the caller has not seen are deleted too. */
      version: z.optional(z.int().check(z.gte(1))),
    }),
    response: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'REFERENCE_IN_TENDER'],
  },
} as const satisfies Routes;
