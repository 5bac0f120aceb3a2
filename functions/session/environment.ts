import * as z from 'zod/mini';

export const sessionEnvironment = z.object({ USER_POOL_CLIENT_ID: z.string().check(z.minLength(1)) });
