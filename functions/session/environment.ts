import * as z from 'zod/mini';

/** The environment of the function that exchanges refresh tokens. */
export const sessionEnvironment = z.object({ USER_POOL_CLIENT_ID: z.string().check(z.minLength(1)) });
