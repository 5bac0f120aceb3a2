import * as z from 'zod/mini';

/** How far a mail has come. `failed` is also one that was sent and came back, or made its receiver complain. */
export const delivery = z.enum(['sending', 'sent', 'failed']);
