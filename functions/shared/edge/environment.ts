import * as z from 'zod/mini';

/** What the function that tells the edge finds in its environment. */
export const edgeEnvironment = z.object({ DISTRIBUTION_ID: z.string().check(z.minLength(1)) });

/** What a function behind the edge finds: the secret by which it knows the edge. Without it nothing is asked for. */
export const originEnvironment = z.object({ ORIGIN_SECRET_ARN: z.string().check(z.minLength(1)) });

/** What the function that replaces this secret finds. */
export const rotationEnvironment = z.object({ ...edgeEnvironment.shape, WEB_ORIGIN: z.url() });

/** The header in which the edge sends the secret, in place of whatever a viewer sends under this name. */
export const originHeader = 'x-origin-verify';

/** The header by which pages tell the edge whose they are: what it forgets them by (`cache-tag.ts`). No visitor sees it. */
export const cacheTagHeader = 'cache-tag';
