import * as z from 'zod/mini';
import { recordFields, visibility } from './customer.ts';
import { limits } from '../rules/limits.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import type { Routes } from '../primitives/route.ts';
import {
  byLanguage,
  day,
  email,
  id,
  line,
  requiredName,
  text,
  timestamp,
  webAddress,
  writable,
} from '../primitives/schema.ts';
import * as fixed from '#words/fixed';
import * as words from '#words/validation';

/** The name is that of the member when the letter was saved. */
export const letterSender = z.object({
  name: z.string(),
  role: z.optional(z.string()),
  email: z.optional(z.string()),
  /** The reader can book a time at this address. */
  calendar: z.optional(z.string()),
});

/** A collection may be sent to somebody. */
export const letter = z.object({
  person: z.optional(z.string()),
  company: z.optional(z.string()),
  note: z.optional(z.string()),
  sender: z.optional(z.extend(letterSender, { userId: z.string() })),
});
export type Letter = z.output<typeof letter>;

export const collection = z.object({
  id: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  visibility,
  /** A language that was taken away keeps its texts, unseen. */
  translations: z.optional(
    z.record(z.string(), z.object({ name: z.optional(z.string()), description: z.optional(z.string()) })),
  ),
  letter: z.optional(letter),
  /** The last day of its page and its embeds. */
  validUntil: z.optional(z.string()),
  itemIds: z.array(z.string()),
  /** The import that made the collection. */
  importId: z.optional(z.string()),
  version: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
  createdBy: z.string(),
});
export type Collection = z.output<typeof collection>;

const name = requiredName(words.collectionNameMissing);
const description = z.optional(text(limits.descriptionLength));
const translations = byLanguage({ name: z.optional(line(limits.nameLength)), description });
const sentLetter = z
  .strictObject({
    person: z.optional(line(limits.nameLength)),
    company: z.optional(line(limits.nameLength)),
    note: z.optional(text(limits.letterNoteLength)),
    sender: z.optional(
      writable(
        {
          userId: id('A valid user ID is required'),
          role: z.optional(line(limits.jobTitleLength)),
          email: z.optional(email),
          calendar: z.optional(webAddress),
        },
        ['name'],
      ),
    ),
  })
  .check(
    z.refine(({ person, company }) => Boolean(person || company), {
      path: ['company'],
      message: words.letterToNobody,
    }),
  );
export type SentLetter = z.output<typeof sentLetter>;

/** A missing one stays, null removes it, and another one takes its place as a whole. */
const addressed = {
  letter: z.optional(z.nullable(sentLetter)),
  validUntil: z.optional(z.nullable(day)),
};
const collectionId = id('A valid collection ID is required');
const params = z.strictObject({ id: collectionId });

/* @__NO_SIDE_EFFECTS__ */
const itemIds = (max: number) =>
  z.array(id(fixed.referenceIdInvalid)).check(z.maxLength(max, `At most ${max} items in one call`));
const someItems = z.strictObject({
  itemIds: itemIds(limits.collectionItemsPerCall).check(z.minLength(1, 'Must name at least one item')),
});

export const createCollectionBody = writable(
  {
    name,
    description,
    visibility: z._default(visibility, 'public'),
    translations,
    ...addressed,
    itemIds: z._default(itemIds(limits.collectionItemsPerCall), []),
    importId: z.optional(id('A valid import ID is required')),
  },
  [...recordFields, 'id', 'version'],
);

export const collectionRoutes = {
  createCollection: {
    method: 'PUT',
    path: '/api/collection',
    access: 'collection:write',
    summary: 'Create a collection of reference cards',
    creates: true,
    body: createCollectionBody,
    response: collection,
    errors: ['COLLECTION_LIMIT', 'LANGUAGE_NOT_CHOSEN'],
  },
  updateCollection: {
    method: 'POST',
    path: '/api/collection',
    access: 'collection:write',
    summary:
      'Rename or describe a collection, address it to somebody, or change who sees it; fields that are not sent keep their value',
    body: writable(
      {
        id: collectionId,
        version: z.optional(z.int().check(z.gte(1))),
        name: z.optional(name),
        description,
        visibility: z.optional(visibility),
        translations,
        ...addressed,
      },
      [...recordFields, 'itemIds', 'importId'],
    ),
    response: collection,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'LANGUAGE_NOT_CHOSEN'],
  },
  listCollections: {
    method: 'GET',
    path: '/api/collection',
    access: 'collection:read',
    summary: 'List collections, newest first',
    query: pageQuery,
    response: z.object({ collections: z.array(collection), nextCursor }),
  },
  getCollection: {
    method: 'GET',
    path: '/api/collection/{id}',
    access: 'collection:read',
    summary: 'One collection',
    params,
    response: collection,
    errors: ['NOT_FOUND'],
  },
  addCollectionItems: {
    method: 'POST',
    path: '/api/collection/{id}/items',
    access: 'collection:write',
    summary:
      'Add reference cards at the end of a collection; those that are in it already stay where they are',
    params,
    body: someItems,
    response: collection,
    errors: ['NOT_FOUND', 'COLLECTION_LIMIT'],
  },
  orderCollectionItems: {
    method: 'PUT',
    path: '/api/collection/{id}/items',
    access: 'collection:write',
    summary:
      'Put the items of a collection into the order that is sent: all of them, each once. With `version`, only if nobody changed the collection since',
    params,
    body: z.strictObject({
      version: z.optional(z.int().check(z.gte(1))),
      itemIds: itemIds(limits.collectionItems),
    }),
    response: collection,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  removeCollectionItems: {
    method: 'DELETE',
    path: '/api/collection/{id}/items',
    access: 'collection:write',
    summary: 'Take reference cards out of a collection; the cards themselves stay',
    params,
    body: someItems,
    response: collection,
    errors: ['NOT_FOUND'],
  },
  deleteCollection: {
    method: 'DELETE',
    path: '/api/collection',
    access: 'collection:write',
    summary: 'Delete a collection; its reference cards stay',
    body: z.strictObject({ id: collectionId }),
    response: z.object({ id: z.string() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Routes;
