import * as z from 'zod/mini';

/** What the function that exchanges refresh tokens finds in its environment: whose tokens they are. */
export const sessionEnvironment = z.object({ USER_POOL_CLIENT_ID: z.string().check(z.minLength(1)) });
