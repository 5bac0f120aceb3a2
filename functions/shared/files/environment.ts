import * as z from 'zod/mini';

/** What a function that uses the asset bucket finds in its environment. */
export const bucketEnvironment = z.object({ ASSET_BUCKET: z.string().check(z.minLength(1)) });
