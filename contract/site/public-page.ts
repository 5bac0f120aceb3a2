import * as z from 'zod/mini';
import { id, slugOrId } from '../primitives/schema.ts';
import { contentLanguages } from '../rules/content-languages.ts';

/** All share a path, so that one edge behavior and one invalidation cover a public side. */
export interface PageRoute {
  method: 'GET';
  path: `${typeof publicPagesPath | typeof proofsPath}/${string}`;
  /** An address that does not match returns 404 without reading the table. */
  params: z.ZodMiniType<Record<string, string>>;
  contentType: 'text/html' | 'application/json' | 'application/xml' | 'image/png';
}

export const publicPagesPath = '/reference-page';

/** Confirmations have a path of their own because the edge must not cache them. */
export const proofsPath = '/verify';

/** Programs' addresses accept ids only, which never change. */
const page = { organizationId: slugOrId };
/** A page in another language than that of its originals. */
const translated = { ...page, language: z.enum(contentLanguages) };
const organization = { organizationId: id() };
const reference = { ...organization, referenceId: id() };
/** A number as it was typed, or the ids of organization and reference in addresses of before. */
const proof = z.string().check(z.maxLength(64));
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
  /** The page itself in a language has the path of a story. */
  translatedStory: {
    method: 'GET',
    path: '/reference-page/{organizationId}/{language}/{referenceId}',
    params: z.strictObject({ ...translated, referenceId: slugOrId }),
    contentType: 'text/html',
  },
  collectionPage: {
    method: 'GET',
    path: '/reference-page/{organizationId}/collection/{collectionId}',
    params: z.strictObject({ ...page, collectionId: id() }),
    contentType: 'text/html',
  },
  translatedCollection: {
    method: 'GET',
    path: '/reference-page/{organizationId}/{language}/collection/{collectionId}',
    params: z.strictObject({ ...translated, collectionId: id() }),
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

/** A separate function draws them, because it needs native code. */
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

/** The edge forwards and caches by these query parameters alone. */
export const pageQuery = [
  'q',
  'tag',
  'type',
  'industry',
  'template',
  'page',
  /** The language of a confirmation, an embed or a picture; a number that somebody has typed, and its wording `as` text. */
  'lang',
  'no',
  'as',
  /** The following parameters apply within a frame on another website. */
  'embed',
  'theme',
  'layout',
  'heading',
  'limit',
  'reference',
  'logos',
  'story',
  'v',
] as const;
