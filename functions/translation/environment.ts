import * as z from 'zod/mini';

/** The infrastructure sets this only where the operator has switched machine proposals on. */
export const translationEnvironment = z.object({ TRANSLATE: z.optional(z.literal('amazon')) });
