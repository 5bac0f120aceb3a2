import * as z from 'zod/mini';

/** The delivery state of a mail. `failed` includes mails that bounced or were reported as spam. */
export const delivery = z.enum(['sending', 'sent', 'failed']);
