import * as z from 'zod/mini';
import { id, slugOrId } from '../primitives/schema.ts';

/**
 * What visitors open, and what search engines and embeds read: rendered by a function below one path, so that one behavior of
 * the edge and one invalidation cover all of an organization's public side. Unlike the API, these return documents.
 */
export interface PageRoute {
  method: 'GET';
  path: `${typeof publicPagesPath | typeof proofsPath}/${string}`;
  /** The ids in its path; an address that cannot be one of ours is a page that does not exist. */
  params: z.ZodMiniType<Record<string, string>>;
  contentType: 'text/html' | 'application/json' | 'application/xml' | 'image/png';
}

export const publicPagesPath = '/reference-page';

/** What customers confirmed: apart from the pages, because the edge keeps none of it. */
export const proofsPath = '/verify';

/** Pages are found by readable names and by ids. What only programs ask for has ids, which no renaming touches. */
const page = { organizationId: slugOrId };
const organization = { organizationId: id() };
const reference = { ...organization, referenceId: id() };
/** `<organization>.<reference>`: an address that is passed on, or printed, names both and nothing that can be renamed. */
const proof = z
  .string()
  .check(z.regex(/^[0-9A-Z]{26}\.[0-9A-Z]{26}$/, 'Must be the address of a confirmation'));
const collection = { ...organization, collectionId: id() };

export const publicPageRoutes = {
  organizationPage: {
    method: 'GET',
    path: '/reference-page/{organizationId}',
    params: z.strictObject(page),
    contentType: 'text/html',
  },
  referencePage: {
    method: 'GET',
    path: '/reference-page/{organizationId}/{referenceId}',
    params: z.strictObject({ ...page, referenceId: slugOrId }),
    contentType: 'text/html',
  },
  collectionPage: {
    method: 'GET',
    path: '/reference-page/{organizationId}/collection/{collectionId}',
    params: z.strictObject({ ...page, collectionId: id() }),
    contentType: 'text/html',
  },
  proofPage: {
    method: 'GET',
    path: '/verify/{proofId}',
    params: z.strictObject({ proofId: proof }),
    contentType: 'text/html',
  },
  organizationEmbed: {
    method: 'GET',
    path: '/reference-page/{organizationId}/embed.json',
    params: z.strictObject(organization),
    contentType: 'application/json',
  },
  collectionEmbed: {
    method: 'GET',
    path: '/reference-page/{organizationId}/collection/{collectionId}/embed.json',
    params: z.strictObject(collection),
    contentType: 'application/json',
  },
  sitemap: {
    method: 'GET',
    path: '/reference-page/{organizationId}/sitemap.xml',
    params: z.strictObject(page),
    contentType: 'application/xml',
  },
} as const satisfies Record<string, PageRoute>;

/** The pictures that social networks show; a function of their own, because drawing them needs native code. */
export const socialImageRoutes = {
  organizationImage: {
    method: 'GET',
    path: '/reference-page/{organizationId}/social-image.png',
    params: z.strictObject(organization),
    contentType: 'image/png',
  },
  referenceImage: {
    method: 'GET',
    path: '/reference-page/{organizationId}/{referenceId}/social-image.png',
    params: z.strictObject(reference),
    contentType: 'image/png',
  },
  collectionImage: {
    method: 'GET',
    path: '/reference-page/{organizationId}/collection/{collectionId}/social-image.png',
    params: z.strictObject(collection),
    contentType: 'image/png',
  },
} as const satisfies Record<string, PageRoute>;

/** All that a query may say to these routes. The edge forwards and tells apart nothing else, `utm_source` and the like included. */
export const pageQuery = [
  /** Filters. */
  'q',
  'tag',
  'type',
  'industry',
  'template',
  /** From 1. */
  'page',
  /** In a frame on somebody's own page. */
  'embed',
  'theme',
  'layout',
  'heading',
  'limit',
  /** Of the data of an embed: the reference whose story is read. */
  'story',
  /** A version in the address of a picture. */
  'v',
] as const;
