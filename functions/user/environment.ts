import * as z from 'zod/mini';

/** The environment of functions that sign people out or delete them. */
export const userPoolEnvironment = z.object({ USER_POOL_ID: z.string().check(z.minLength(1)) });
