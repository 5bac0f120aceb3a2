import * as z from 'zod/mini';
import { cardContent } from './card.ts';
import { branding } from './organization.ts';
import type { Routes } from './route.ts';
import { id } from './schema.ts';

/** One value of a facet with the number of cards that have it, most frequent first. */
const facet = z.array(z.object({ value: z.string(), count: z.number() }));

export const referencePage = z.object({
  organization: z.object({ organizationId: z.string(), name: z.string() }),
  branding,
  references: z.array(cardContent),
  facets: z.object({ tags: facet, types: facet, industries: facet, templates: facet }),
  /** Grows with every public change. */
  version: z.number(),
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

export const publicRoutes = {
  getReferencePage: {
    method: 'GET',
    path: '/api/public/organization/{id}',
    access: 'public',
    summary: 'The public reference page of an organization: branding, published public references, facets',
    params: z.strictObject({ id: id() }),
    response: referencePage,
    errors: ['NOT_FOUND', 'GONE'],
    cacheControl,
  },
  getPublicCollection: {
    method: 'GET',
    path: '/api/public/collection/{id}',
    access: 'public',
    summary: 'One collection as visitors see it: its published public references in its order',
    params: z.strictObject({ id: id() }),
    response: publicCollection,
    errors: ['NOT_FOUND', 'GONE'],
    cacheControl,
  },
} as const satisfies Routes;
