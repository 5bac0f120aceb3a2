import * as z from 'zod/mini';

/** What a function that signs people out or deletes them finds in its environment. */
export const userPoolEnvironment = z.object({ USER_POOL_ID: z.string().check(z.minLength(1)) });
