import * as z from 'zod/mini';

/** `failed` includes mails that bounced or were reported as spam. */
export const delivery = z.enum(['sending', 'sent', 'failed']);
