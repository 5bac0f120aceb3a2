import * as z from 'zod/mini';

/** The environment of the function that invalidates the edge. */
export const edgeEnvironment = z.object({ DISTRIBUTION_ID: z.string().check(z.minLength(1)) });

/**
 * The environment of functions behind the edge: the secret that the edge sends. Without it no header is
 * required.
 */
export const originEnvironment = z.object({ ORIGIN_SECRET_ARN: z.string().check(z.minLength(1)) });

/** The environment of the function that rotates the secret. */
export const rotationEnvironment = z.object({ ...edgeEnvironment.shape, WEB_ORIGIN: z.url() });

/** The edge replaces a viewer's header of this name with the secret. */
export const originHeader = 'x-origin-verify';

/** The header by which pages tell the edge whose they are: what it forgets them by (`cache-tag.ts`). No visitor sees it. */
export const cacheTagHeader = 'cache-tag';
