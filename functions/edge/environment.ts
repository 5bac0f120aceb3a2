import * as z from 'zod/mini';

/** What the function that tells the edge finds in its environment. */
export const edgeEnvironment = z.object({ DISTRIBUTION_ID: z.string().check(z.minLength(1)) });
