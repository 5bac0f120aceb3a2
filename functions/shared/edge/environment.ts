import * as z from 'zod/mini';

export const edgeEnvironment = z.object({ DISTRIBUTION_ID: z.string().check(z.minLength(1)) });

export const originEnvironment = z.object({ ORIGIN_SECRET_ARN: z.string().check(z.minLength(1)) });

export const rotationEnvironment = z.object({ ...edgeEnvironment.shape, WEB_ORIGIN: z.url() });

/** The edge replaces a viewer's header of this name with the secret. */
export const originHeader = 'x-origin-verify';

/** The edge reads an organization's tag from this header and hides it from visitors. */
export const cacheTagHeader = 'cache-tag';
