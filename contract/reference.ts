import * as z from 'zod/mini';
import { templateConfig } from './card-config.ts';
import { referenceStatuses } from './choices.ts';
import { recordFields, visibility } from './customer.ts';
import { limits } from './limits.ts';
import { nextCursor, pageQuery, type PageQuery } from './page.ts';
import { parseReferenceDate } from './reference-date.ts';
import type { Routes } from './route.ts';
import {
  id,
  imageAddress,
  line,
  linkAddress,
  requiredName,
  tags,
  text,
  timestamp,
  writable,
} from './schema.ts';
import { texts } from './text.ts';

export const referenceStatus = z.enum(referenceStatuses);
export type ReferenceStatus = z.output<typeof referenceStatus>;

const customerId = id(texts.customerIdRequired);
const templateName = line(40);
/** None that is named is the default one; as for an unknown one, cards fall back to standard. */
const templateId = templateName.check(z.overwrite((value) => value || 'default'));
const referenceType = z.optional(line(80));
const description = z.optional(text(limits.descriptionLength));
const longDescription = z.optional(text(limits.longDescriptionLength));

/** On creation a bad date is refused. */
const checkedDate = z.pipe(
  line(40).check(
    z.refine((value) => value === '' || parseReferenceDate(value) !== undefined, {
      message: 'Reference date must be a month such as 2026-03 or 03/2026',
    }),
  ),
  z.transform((value) => parseReferenceDate(value)),
);

/** On update a bad or missing date falls back to the current month (section 5), so any value passes. */
const anyDate = z.optional(z.unknown());

const custom = {
  templateConfig: z.optional(templateConfig),
  projectLocation: z.optional(line(200)),
  environmentType: z.optional(line(200)),
  clientIndustry: z.optional(line(200)),
  projectDuration: z.optional(line(200)),
  outcomes: z.optional(text(limits.descriptionLength)),
  buttonText: z.optional(line(60)),
  callToAction: z.optional(linkAddress),
  mainImage: z.optional(imageAddress),
  logoImage: z.optional(imageAddress),
};

const required = (message: string) => (issue: { code?: string }) =>
  issue.code === 'invalid_type' ? message : undefined;

const attributesOnCreate = z.strictObject(
  {
    customerId,
    referenceType,
    referenceDate: z.optional(checkedDate),
    description,
    longDescription,
    templateId: z.optional(templateId),
  },
  { error: required(texts.customerIdRequired) },
);

const attributesOnUpdate = z.strictObject(
  {
    customerId,
    referenceType,
    referenceDate: anyDate,
    description,
    longDescription,
    templateId: z.optional(templateId),
  },
  { error: required(texts.customerIdRequired) },
);

const customResponse = z.object({
  templateConfig: z.string(),
  projectLocation: z.optional(z.string()),
  environmentType: z.optional(z.string()),
  clientIndustry: z.optional(z.string()),
  projectDuration: z.optional(z.string()),
  outcomes: z.optional(z.string()),
  buttonText: z.optional(z.string()),
  callToAction: z.optional(z.string()),
  mainImage: z.optional(z.string()),
  logoImage: z.optional(z.string()),
});

/** A reference card as it is kept and answered. */
export const reference = z.object({
  id: z.string(),
  name: z.string(),
  status: referenceStatus,
  visibility,
  tags: z.array(z.string()),
  templateId: z.string(),
  attributes: z.object({
    customerId: z.string(),
    referenceType: z.optional(z.string()),
    /** YYYY-MM */
    referenceDate: z.optional(z.string()),
    description: z.optional(z.string()),
    longDescription: z.optional(z.string()),
    templateId: z.string(),
  }),
  custom: customResponse,
  /** The main image, under the name that the specification reads it by. */
  LogoUrl: z.optional(z.string()),
  /** The collections that hold it; they decide. */
  collectionIds: z.optional(z.array(z.string())),
  version: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
  createdBy: z.string(),
});
export type Reference = z.output<typeof reference>;

const readOnly = [...recordFields, 'LogoUrl', 'collectionIds'] as const;
const name = requiredName('Title is required');

const listQuery = z.extend(pageQuery, {
  status: z.optional(referenceStatus),
  customerId: z.optional(customerId),
  /** Templates that fall back to another one are listed with that one. */
  templateId: z.optional(templateName.check(z.minLength(1, 'Must not be empty'))),
});
export type ReferenceFilters = Omit<z.output<typeof listQuery>, keyof PageQuery>;

export const referenceRoutes = {
  createReference: {
    method: 'PUT',
    path: '/api/reference',
    access: 'reference:write',
    summary: 'Create a reference card',
    creates: true,
    body: writable(
      {
        // First, because the first text found wrong is the one the user reads.
        attributes: attributesOnCreate,
        name,
        status: z._default(z.enum(['Draft', 'Published']), 'Draft'),
        visibility: z._default(visibility, 'public'),
        tags: z._default(tags, []),
        templateId: z._default(templateId, 'default'),
        custom: z._default(z.strictObject(custom), {}),
      },
      [...readOnly, 'id', 'version'],
    ),
    response: reference,
    errors: ['PLAN_LIMIT'],
  },
  updateReference: {
    method: 'POST',
    path: '/api/reference',
    access: 'reference:write',
    summary:
      'Change, publish, unpublish or archive a reference card; fields that are not sent keep their value',
    body: writable(
      {
        id: id(texts.referenceIdRequired),
        attributes: attributesOnUpdate,
        version: z.optional(z.int().check(z.gte(1))),
        name: z.optional(name),
        status: z.optional(referenceStatus),
        visibility: z.optional(visibility),
        tags: z.optional(tags),
        templateId: z.optional(templateId),
        custom: z.optional(z.strictObject(custom)),
      },
      readOnly,
    ),
    response: reference,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'INVALID_TRANSITION'],
  },
  listReferences: {
    method: 'GET',
    path: '/api/reference',
    access: 'reference:read',
    summary: 'List reference cards, newest first; filters can be combined',
    query: listQuery,
    response: z.object({ references: z.array(reference), nextCursor }),
  },
  getReference: {
    method: 'GET',
    path: '/api/reference/{id}',
    access: 'reference:read',
    summary: 'One reference card',
    params: z.strictObject({ id: id(texts.referenceIdInvalid) }),
    response: reference,
    errors: ['NOT_FOUND'],
  },
  deleteReference: {
    method: 'DELETE',
    path: '/api/reference',
    access: 'reference:write',
    summary: 'Delete a reference card; it leaves the public page at once',
    body: z.strictObject({ id: id(texts.referenceIdInvalid) }),
    response: z.object({ id: z.string() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Routes;
