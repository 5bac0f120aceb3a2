import * as z from 'zod/mini';

export const userPoolEnvironment = z.object({ USER_POOL_ID: z.string().check(z.minLength(1)) });
