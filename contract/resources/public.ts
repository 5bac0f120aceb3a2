import * as z from 'zod/mini';
import { confirmedFrom } from '../cards/confirmed-from.ts';
import { letter, letterSender } from './collection.ts';
import { branding, pageTexts } from './organization.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import { storedFields } from '../reference/field-schemas.ts';
import { referenceStatus } from './reference.ts';
import type { Routes } from '../primitives/route.ts';
import { id } from '../primitives/schema.ts';

export const cardContent = z.object({
  id: z.string(),
  slug: z.optional(z.string()),
  status: referenceStatus,
  templateId: z.string(),
  templateConfig: z.string(),
  company: z.optional(z.string()),
  ...storedFields,
  title: z.string(),
  tags: z.array(z.string()),
  /** The language of its texts, if it is not that of the page. */
  language: z.optional(z.string()),
  /** The language of the original, if this is a translation. */
  translatedFrom: z.optional(z.string()),
  /** The language in which the quote was said, if its words are translated. */
  quoteFrom: z.optional(z.string()),
  confirmed: z.optional(
    z.object({
      at: z.string(),
      name: z.optional(z.string()),
      jobTitle: z.optional(z.string()),
      domain: z.optional(z.string()),
      from: z.optional(z.enum(confirmedFrom)),
      expiresOn: z.optional(z.string()),
    }),
  ),
});

const facet = z.array(z.object({ value: z.string(), count: z.number() }));

/** An organization writes these texts on its pages and collections. */
const ownTexts = [...pageTexts, 'name', 'description'] as const;
export type OwnText = (typeof ownTexts)[number];

export const referencePage = z.object({
  organization: z.object({
    organizationId: z.string(),
    name: z.string(),
    slug: z.string(),
  }),
  branding,
  references: z.array(cardContent),
  facets: z.object({ tags: facet, types: facet, industries: facet, templates: facet }),
  /** A page whose organization translates: its language, that of the originals, and all in their order. */
  languages: z.optional(
    z.object({
      shown: z.string(),
      original: z.string(),
      offered: z.array(z.string()),
      /** The page's own texts that nobody has translated, so that they are in the original's language. */
      untranslated: z.optional(z.array(z.enum(ownTexts))),
    }),
  ),
  /** Tags, types and other shared words as they are shown, by the original's word. Filters keep the original's. */
  terms: z.optional(z.record(z.string(), z.string())),
  /** The newest of its public collections. `language` tells that of a name that nobody has translated. */
  collections: z.optional(
    z.array(z.object({ id: z.string(), name: z.string(), language: z.optional(z.string()) })),
  ),
  /** Increases with every public change. */
  version: z.number(),
  nextCursor,
});
export type ReferencePage = z.output<typeof referencePage>;

/** Visitors see no id of the sender. */
const publicLetter = z.extend(letter, { sender: z.optional(letterSender) });

export const publicCollection = z.extend(referencePage, {
  /** An unlisted card is shown to anyone with its address and kept out of search engines. */
  collection: z.object({
    id: z.string(),
    name: z.string(),
    description: z.optional(z.string()),
    visibility: z.enum(['public', 'unlisted']),
    letter: z.optional(publicLetter),
    validUntil: z.optional(z.string()),
    /** The languages that it has a name in, beside that of the originals. */
    languages: z.optional(z.array(z.string())),
  }),
});
export type PublicCollection = z.output<typeof publicCollection>;

/** Caches must revalidate each time, because an invalidation does not reach them. */
const cacheControl = 'no-cache';

/** Pages are bounded by bytes, so there is no limit parameter. */
const query = z.pick(pageQuery, { cursor: true });

export const publicRoutes = {
  getReferencePage: {
    method: 'GET',
    path: '/api/public/organization/{id}',
    access: 'public',
    summary:
      'The public reference page of an organization: branding, published public references, facets. Page by page: as many cards as one answer holds',
    params: z.strictObject({ id: id() }),
    query,
    response: referencePage,
    errors: ['NOT_FOUND', 'GONE'],
    cacheControl,
  },
  getPublicCollection: {
    method: 'GET',
    path: '/api/public/collection/{id}',
    access: 'public',
    summary: 'One collection as visitors see it: its published public references in its order, page by page',
    params: z.strictObject({ id: id() }),
    query,
    response: publicCollection,
    errors: ['NOT_FOUND', 'GONE'],
    cacheControl,
  },
} as const satisfies Routes;
