import * as z from 'zod/mini';
import { branding } from './organization.ts';
import { nextCursor, pageQuery } from '../primitives/page.ts';
import { referenceStatus, storedFields } from './reference.ts';
import type { Routes } from '../primitives/route.ts';
import { id } from '../primitives/schema.ts';

/** What `cardOf` makes. */
export const cardContent = z.object({
  id: z.string(),
  /** Its name in the address of its page; what was published before there were names may have none. */
  slug: z.optional(z.string()),
  status: referenceStatus,
  templateId: z.string(),
  templateConfig: z.string(),
  company: z.optional(z.string()),
  ...storedFields,
  title: z.string(),
  tags: z.array(z.string()),
  confirmed: z.optional(
    z.object({
      at: z.string(),
      name: z.optional(z.string()),
      jobTitle: z.optional(z.string()),
      domain: z.optional(z.string()),
      expiresOn: z.optional(z.string()),
    }),
  ),
});

/** One value of a facet with the number of cards that have it, most frequent first. */
const facet = z.array(z.object({ value: z.string(), count: z.number() }));

export const referencePage = z.object({
  organization: z.object({
    organizationId: z.string(),
    name: z.string(),
    /** The name of its page in addresses: `/reference-page/<slug>` and `/reference-page/<slug>/<slug of a card>` are the canonical ones. */
    slug: z.optional(z.string()),
  }),
  branding,
  /** Those of one page, as many as one response holds. */
  references: z.array(cardContent),
  /** Of the cards of all pages. */
  facets: z.object({ tags: facet, types: facet, industries: facet, templates: facet }),
  /** Grows with every public change. */
  version: z.number(),
  nextCursor,
});
export type ReferencePage = z.output<typeof referencePage>;

export const publicCollection = z.extend(referencePage, {
  /** Unlisted: shown to whoever has the address, not meant for search engines. */
  collection: z.object({
    id: z.string(),
    name: z.string(),
    description: z.optional(z.string()),
    visibility: z.enum(['public', 'unlisted']),
  }),
});
export type PublicCollection = z.output<typeof publicCollection>;

/** Asked each time: no invalidation reaches what others would keep. */
const cacheControl = 'no-cache';

/** A page is bounded by its bytes, so it takes no number of cards. */
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
