import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';
import { webAddress } from '../primitives/schema.ts';
import { importLimits } from '../rules/import-limits.ts';
import * as words from '#words/validation';

const offeredPicture = z.object({
  /** The bytes in Base64. What is drawn as SVG has to become a picture before it is uploaded. */
  data: z.string(),
  type: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml']),
});
export type OfferedPicture = z.output<typeof offeredPicture>;

const post = z.object({
  address: z.string(),
  /** Both may have markup. */
  title: z.string(),
  content: z.string(),
  published: z.optional(z.string()),
  /** Categories, tags and what else the website sorts its posts by. */
  terms: z.array(z.object({ kind: z.string(), name: z.string() })),
  /** Fields of the website's own, of which those in public are given. */
  own: z.array(z.object({ key: z.string(), value: z.string() })),
  /** The address of its featured picture. */
  picture: z.optional(z.string()),
});
export type WebsitePost = z.output<typeof post>;

const page = z.object({
  /** The page that was read, after redirects. */
  address: z.string(),
  title: z.string(),
  description: z.string(),
  /** The main text. Its only markup is that of paragraphs, headings, lists and emphasis. */
  content: z.string(),
  published: z.optional(z.string()),
  /** What the page says of itself in words of schema.org. */
  data: z.array(z.object({ key: z.string(), value: z.string() })),
  /** Addresses of pictures, of which the first is the page's own. */
  pictures: z.array(z.string()),
});
export type WebsitePage = z.output<typeof page>;

/** The last part of an address of WordPress, such as `posts`. */
const path = z.string().check(z.regex(/^[\w-]{1,100}$/));

const postTypes = z.object({
  /** WordPress is here, which may be below another website. */
  address: z.string(),
  types: z.array(
    z.object({ id: z.string(), name: z.string(), path: z.string(), hasCategories: z.boolean() }),
  ),
  categories: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
});
export type PostTypes = z.output<typeof postTypes>;

const address = webAddress.check(z.minLength(1, words.httpsMissing));

export const websiteRoutes = {
  readWebsite: {
    method: 'POST',
    path: '/api/website',
    access: 'branding:write',
    summary: "Reads a firm's own website once and offers its logo and color; nothing is stored",
    body: z.strictObject({ address }),
    response: z.object({
      /** The page that was read, after redirects. */
      address: z.string(),
      logo: z.optional(offeredPicture),
      /** The website asks browsers to color their frame with it. */
      color: z.optional(z.string()),
    }),
    reads: true,
    errors: ['WEBSITE_UNREADABLE', 'RATE_LIMITED'],
  },
  readPicture: {
    method: 'POST',
    path: '/api/website/picture',
    access: 'asset:write',
    summary:
      'Reads one picture of a website, at most 4 MB, so that an import can upload it; nothing is stored',
    body: z.strictObject({ address }),
    response: offeredPicture,
    reads: true,
    errors: ['WEBSITE_UNREADABLE', 'RATE_LIMITED'],
  },
  readPage: {
    method: 'POST',
    path: '/api/website/page',
    access: 'reference:write',
    summary:
      'Reads the main text and the pictures of one page, so that an import can make a draft of it; nothing is stored',
    body: z.strictObject({ address }),
    response: page,
    reads: true,
    errors: ['WEBSITE_UNREADABLE', 'RATE_LIMITED'],
  },
  readNotice: {
    method: 'POST',
    path: '/api/tender/notice',
    access: 'tender:write',
    summary:
      'Reads the XML of a notice in TED by its number, so that the browser can read it; nothing is stored',
    body: z.strictObject({ ted: z.string().check(z.regex(/^[1-9]\d{0,7}-20\d\d$/)) }),
    response: z.object({ xml: z.string() }),
    reads: true,
    errors: ['NOTICE_UNREADABLE', 'NOTICE_UNREACHABLE', 'RATE_LIMITED'],
  },
  findPosts: {
    method: 'POST',
    path: '/api/website/posts/types',
    access: 'reference:write',
    summary: 'Which types and categories of posts a website with WordPress shows in public',
    body: z.strictObject({ address }),
    response: postTypes,
    reads: true,
    errors: ['WEBSITE_UNREADABLE', 'RATE_LIMITED'],
  },
  readPosts: {
    method: 'POST',
    path: '/api/website/posts',
    access: 'reference:write',
    summary: `Reads ${importLimits.posts} public posts of a website with WordPress, so that an import can make drafts of them; nothing is stored`,
    body: z.strictObject({
      address,
      path,
      /** All of them unless some are named. */
      categories: z.optional(
        z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(importLimits.categories)),
      ),
      /** So many are left out, the newest first. */
      offset: z.int().check(z.gte(0), z.lte(importLimits.rows)),
    }),
    response: z.object({ posts: z.array(post), hasMore: z.boolean() }),
    reads: true,
    errors: ['WEBSITE_UNREADABLE', 'RATE_LIMITED'],
  },
} as const satisfies Routes;
