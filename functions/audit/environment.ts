import * as z from 'zod/mini';

export const auditEnvironment = z.object({ AUDIT_BUCKET: z.string().check(z.minLength(1)) });
